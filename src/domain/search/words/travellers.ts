// Who: adults and children with their ages.
import { limits } from '../../pax/party.ts';
import { assumedAges } from '../codec-party.ts';
import { count, counted } from './patterns.ts';
import { fixed, words, type Rule, type WordFilters } from './reading.ts';

const child =
  '(?:kindern?|kindes|kind|kids?|child|children|enkelkindern?|enkeln?|grandchild(?:ren)?|söhnen?|töchtern?|tochter|sohn|sons?|daughters?|enkel|jungs|mädchen|boys?|girls?)';
const teen = '(?:teenagern?|teenagers|teens?|jugendlichen?|jugendlicher)';
const adult = '(?:erwachsene[rnm]?|erw|adults?|ad)';
const person = '(?:personen|person|pers|people|persons|leuten?|reisende[rn]?|travellers|passengers|guests|pax|gäste|mann|freunden?|friends)';
const noAge = '(?! ?(?:€|euros?|nächten?|tagen?|tage|nights?|days?|wochen?|weeks?|erwachsene[rnm]?|erw|adults?|personen|people|kindern?|kids|children))';
// '3 und 5', '3, 5 and 9'; the number before another word, as in ', 2 adults', is no age
const age = `(?:\\( )?(?:im alter von |alter |alt |aged? |ages |ages of |aged between |between )?(\\d{1,2}(?!\\d)${noAge}(?:(?: (?:,|und|and|u|\\/|-))* \\d{1,2}(?!\\d)${noAge})*)(?: ?(?:jahren?|jahre alt|j|jährig|years?(?: old)?|yrs?(?: old)?|yo|year olds?))*(?: alt)?(?: \\))?`;

const ages = (text: string | undefined): number[] => (text?.match(/\d+/g) ?? []).map(Number).filter((years) => years <= limits.maxChildAge);

/** So many children, with their ages as far as they are told. */
function childrenOf(n: number, told: readonly number[], assumed: number): WordFilters | undefined {
  if (n < 1) return undefined;
  const known = told.slice(0, Math.max(n, 1));
  while (known.length < Math.min(n, limits.maxChildren)) known.push(assumed);
  return { childAgeOptions: known.slice(0, limits.maxChildren) };
}
const heads = (n: number): WordFilters | undefined => (n >= 1 && n <= 9 ? { adultCount: Math.min(n, limits.maxAdults) } : undefined);

const childRules: readonly Rule[] = [
  {
    pattern: words(
      `(?:und |and |mit |with |plus |sowie )?(?:unseren |unserem |unseren beiden |meinen |meinem |meiner |unserer |our |my )?(${count}) (?:kleinen |kleine |small |young |little )?${child} ?,? ?${age}(?! (?:€|euro|nächte|tage|nights|days|wochen|weeks))`,
    ),
    // '2 Kinder 5 und 9', '1 Kind 7'; but '2 Kinder 2500' is a price
    read: (m) => (ages(m[2]).length ? childrenOf(Math.max(counted(m[1]), 1), ages(m[2]), assumedAges.child) : undefined),
  },
  {
    pattern: words(
      `(?:und |and |mit |with |plus )?(?:unseren |unserem |meinen |meinem |meiner |unserer |unser |our |my |dem |ein |einem )?${child} ?,? ?${age}(?! (?:€|euro|nächte|tage|nights|days|wochen|weeks))`,
    ),
    read: (m) => childrenOf(ages(m[1]).length, ages(m[1]), assumedAges.child),
  },
  {
    // 'eine 8-jährige Tochter', 'our 8-year-old', '6-Jähriger'
    pattern: words(
      `(?:und |and |mit |with )?(?:(?:ein|einem|einer|eine|unserem|unserer|meinem|meiner|a|an|our|my|two|zwei) )?(\\d{1,2}) ?(?:jährige[nmrs]?|jahre alten?|year olds?|year old)(?: ${child})?`,
    ),
    read: (m) => (ages(m[1]).length ? { childAgeOptions: ages(m[1]) } : undefined),
  },
  {
    pattern: words(`(?:und |and |mit |with |plus )?(${count}) ${teen}`),
    read: (m) => childrenOf(counted(m[1]), [], assumedAges.teen),
  },
  {
    pattern: words(`(?:und |and |mit |with |plus |sowie )?(?:unseren |meinen |our |my )?(${count}) (?:kleinen |kleine |small |young |little )?${child}`),
    read: (m) => childrenOf(counted(m[1]), [], assumedAges.child),
  },
  fixed('(?:und |and |mit |with )?(?:einem |a |unserem |our |my )?(?:baby|säugling|infant|kleinkind|toddler)', { childAgeOptions: [1] }),
  fixed('(?:und |and |mit |with )?(?:einem |a |unserem |our |my )(?:teenager|teen|jugendlichen)', { childAgeOptions: [assumedAges.teen] }),
];

const adultRules: readonly Rule[] = [
  {
    // 'Familie 2+2'
    pattern: words('([1-6]) plus ([1-3])'),
    read: (m) => ({ ...heads(Number(m[1])), ...childrenOf(Number(m[2]), [], assumedAges.child) }),
  },
  { pattern: words(`(?:für |for |wir sind |we are |mit |with |zu )?(${count}) ${adult}`), read: (m) => heads(counted(m[1])) },
  { pattern: words(`(?:für |for |wir sind |we are |zu )?(${count}) ${person}`), read: (m) => heads(counted(m[1])) },
  { pattern: words('(?:zu|wir sind zu) (zweit|dritt|viert|fünft|sechst)'), read: (m) => heads(counted(m[1])) },
  {
    pattern: words(
      '(?:for|für|party of|wir|us) (two|zwei|three|drei|four|vier|five|fünf|six|sechs|[1-6])(?! (?:nights?|nächte|tage|days|wochen|weeks|ports?|häfen|stunden))',
    ),
    read: (m) => heads(counted(m[1])),
  },
  { pattern: words('(two|three|four|five|six|[1-6]) of us'), read: (m) => heads(counted(m[1])) },
  fixed(
    'allein|alleine|alone|travell?ing alone|alleinreisend|einzelreisende[rn]?|alleinreisende[rn]?|solo|solo travell?ers?|single|singles|ich allein|just me|on my own|by myself|for one|für eine person|1 person|eine person',
    { adultCount: 1 },
  ),
  fixed(
    '(?:als |ein |a |for a |für ein |as a )?(?:paar|pärchen|ehepaar|couples?)|wir (?:zwei|beide|beiden)|the two of us|both of us|(?:mit|with) (?:meiner|meinem|my) (?:frau|mann|partner|partnerin|freundin|freund|wife|husband|girlfriend|boyfriend|mutter|mum|mother|vater|dad|father|schwester|sister|bruder|brother)|my (?:wife|husband|partner|mum|mother) and (?:i|me)|(?:me|i) and my (?:wife|husband|partner|mum|mother|friend)|meine frau und ich|mein mann und ich|hochzeitsreise|flitterwochen|honeymoon',
    { adultCount: 2 },
  ),
  fixed('(?:als |eine |für die |für eine |a |for a |for the |the )?(?:familie|familien|familienreise|familienkreuzfahrt|family)', { adultCount: 2 }),
];

export const travellerRules: readonly Rule[] = [...childRules, ...adultRules];
