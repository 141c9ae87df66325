// '86 Reisen nach Norwegen', '86 Reisen in die Karibik': German places want their own word before them, English ones a few do.
import type { Language } from '#domain/language.ts';

/** Names that stand without an article: 'nach Norwegen'. Everything the table does not know is set apart with a colon. */
const german: readonly (readonly [pattern: RegExp, phrase: (name: string) => string])[] = [
  [
    /^(?:Norwegen|Island|Färöer|Grönland|Spitzbergen|Griechenland|Alaska|Australien|Asien|Afrika|Japan|Holland|Madeira|Mexiko|Kroatien|Italien|Spanien|Portugal|Frankreich|Deutschland|Dänemark|Schweden|Finnland|Estland|Lettland|Polen|Irland|Schottland|England|Kanada|Ägypten|Thailand|Vietnam|Indien|China|Brasilien|Argentinien|Chile|Neuseeland|Südafrika|Malta|Zypern|Kuba|(?:Nord|West|Süd|Ost)(?:europa|amerika|asien|afrika))(?: & .+)?$/,
    (name) => `nach ${name}`,
  ],
  [/^(?:Karibik|Ostsee|Adria|Arktis|Antarktis|Südsee|Nordsee|Türkei)(?: & .+)?$/, (name) => (/ & /.test(name) ? `: ${name}` : `in die ${name}`)],
  [/^Mittelmeer$/, () => 'ins Mittelmeer'],
  [/^Westliches Mittelmeer$/, () => 'ins westliche Mittelmeer'],
  [/^Östliches Mittelmeer$/, () => 'ins östliche Mittelmeer'],
  [/^Schwarzes Meer$/, () => 'ins Schwarze Meer'],
  [/^Indischer Ozean$/, () => 'in den Indischen Ozean'],
  [/^Britische Inseln$/, () => 'zu den Britischen Inseln'],
  [/^(?:Kanaren|Azoren|Kapverden|Bahamas)$/, (name) => `auf die ${name}`],
  [/^(?:Donau|Mosel|Seine|Rhône|Elbe|Wolga|Themse)$/, (name) => `auf der ${name}`],
  [/^(?:Rhein|Main|Douro|Nil|Mekong|Amazonas|Po)$/, (name) => `auf dem ${name}`],
  [/^Flüsse Europas$/, () => 'auf den Flüssen Europas'],
];
const english: readonly (readonly [pattern: RegExp, phrase: (name: string) => string])[] = [
  [/^(?:Danube|Rhine|Main|Moselle|Seine|Rhône|Douro|Elbe|Nile|Mekong|Volga|Thames|Amazon)$/, (name) => `on the ${name}`],
  [/^European Rivers$/, () => 'on Europe’s rivers'],
  [
    /^(?:Arctic|Mediterranean|Western Mediterranean|Eastern Mediterranean|Caribbean|Adriatic|Baltic Sea|Black Sea|British Isles|Azores|Indian Ocean|South Pacific|Bahamas|Canary Islands)(?: & .+)?$/,
    (name) => `to the ${name}`,
  ],
  [
    /^(?:Northern Europe|Western Europe|North America|South America|Norway|Iceland|Greece|Alaska|Antarctica|Asia|Japan|Africa|Australia|Holland|Italy|Spain|Portugal|France|Germany|Denmark|Sweden|Finland|Ireland|Scotland|Canada|Egypt|Croatia|Malta)(?: & .+)?$/,
    (name) => `to ${name}`,
  ],
];

/** The place with its preposition, to follow a number of voyages; ': Name' where no preposition is sure to be right. */
export function placePhrase(language: Language, name: string): string {
  const found = (language === 'de' ? german : english).find(([pattern]) => pattern.test(name))?.[1](name) ?? `: ${name}`;
  return found.startsWith(':') ? found : ` ${found}`;
}
