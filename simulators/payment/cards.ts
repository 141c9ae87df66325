// Test cards and what happens to them. The numbers are those that card schemes and providers print for tests; nobody holds such a card.
// A number that is not in this table is refused and not kept, so that no real card is ever entered here.

export const cardTypes = ['visa', 'mastercard', 'amex', 'diners', 'discover', 'jcb', 'unionpay'] as const;
export type CardType = (typeof cardTypes)[number];

export const cardTypeNames: Readonly<Record<CardType, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

/** What the bank says when the card is handed on. `unanswered`: the bank takes the money, and the answer never comes. */
export type Behaviour = 'accepted' | 'declined' | 'wrong_code' | 'unknown_card' | 'challenge' | 'unanswered';

export interface TestCard {
  readonly number: string;
  readonly type: CardType;
  readonly behaviour: Behaviour;
}

export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', type: 'visa', behaviour: 'accepted' },
  { number: '4111111111111111', type: 'visa', behaviour: 'accepted' },
  { number: '5555555555554444', type: 'mastercard', behaviour: 'accepted' },
  { number: '2223003122003222', type: 'mastercard', behaviour: 'accepted' },
  { number: '378282246310005', type: 'amex', behaviour: 'accepted' },
  { number: '370000000000002', type: 'amex', behaviour: 'accepted' },
  { number: '30569309025904', type: 'diners', behaviour: 'accepted' },
  { number: '6011111111111117', type: 'discover', behaviour: 'accepted' },
  { number: '3566002020360505', type: 'jcb', behaviour: 'accepted' },
  { number: '6205500000000000004', type: 'unionpay', behaviour: 'accepted' },
  { number: '4000002760003184', type: 'visa', behaviour: 'challenge' },
  { number: '4000000000000002', type: 'visa', behaviour: 'declined' },
  { number: '4000000000009995', type: 'visa', behaviour: 'declined' },
  { number: '4000000000000069', type: 'visa', behaviour: 'declined' },
  { number: '4000000000000127', type: 'visa', behaviour: 'wrong_code' },
  { number: '4000000000009979', type: 'visa', behaviour: 'unknown_card' },
  { number: '4000000000000119', type: 'visa', behaviour: 'unanswered' },
];

const byNumber = new Map(testCards.map((card) => [card.number, card]));
export const findTestCard = (digits: string): TestCard | undefined => byNumber.get(digits);

/** American Express prints four digits, everyone else three. */
export const codeLength = (type: CardType): number => (type === 'amex' ? 4 : 3);
