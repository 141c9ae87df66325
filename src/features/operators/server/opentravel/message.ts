// What every OpenTravel message of ours has in common: header, who asks, and how an answer is opened.
// An answer that is not exactly what was asked for is no answer: bytes were sent, so the caller knows nothing.
import { OperatorError } from '../operator-port.ts';
import { certainRefusals, errorCode, idType, ruleErrorTypes } from './codes.ts';
import { attributeOf, childOf, childrenOf, element, parseXml, XmlFault, type Markup, type XmlNode } from './xml.ts';

export const openTravelNamespace = 'http://www.opentravel.org/OTA/2003/05';

/** Attributes of the root element. */
export interface MessageHeader {
  /** Comes back unchanged in the answer. */
  readonly echoToken: string;
  /** ISO instant */
  readonly timeStamp: string;
  /** Ties the messages of one hold together: hold, release, book. */
  readonly transactionId?: string | undefined;
  /** Answers of several pages: the token of the next one. */
  readonly moreToken?: string | undefined;
}

/** Who asks: our agency as the operator knows it. */
export interface Agency {
  readonly id: string;
  readonly password?: string | undefined;
}

/** The whole message as text. */
export function document(
  name: string,
  header: MessageHeader,
  attributes: Readonly<Record<string, string | undefined>>,
  ...content: readonly (Markup | undefined)[]
): string {
  const root = element(
    name,
    {
      xmlns: openTravelNamespace,
      EchoToken: header.echoToken,
      TimeStamp: header.timeStamp,
      Version: '2.0',
      TransactionIdentifier: header.transactionId,
      MoreIndicator: header.moreToken === undefined ? undefined : true,
      MoreDataEchoToken: header.moreToken,
      ...attributes,
    },
    ...content,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root.markup}`;
}

export const pointOfSale = (agency: Agency): Markup =>
  element(
    'POS',
    {},
    element(
      'Source',
      {},
      element('RequestorID', { Type: idType.travelAgency, ID: cut(agency.id, 32), ID_Context: 'FAIRWAY', MessagePassword: agency.password }),
    ),
  );

/** At most so many characters of a text that is there for people; undefined when nothing is left. */
export const cut = (value: string | undefined, most: number): string | undefined => [...(value ?? '').toWellFormed()].slice(0, most).join('') || undefined;

/**
 * A code that must arrive whole: 1 to `most` characters.
 * @throws OperatorError refused, bad_data: nothing was sent.
 */
export function code(value: string, most: number, what: string): string {
  if (value === '' || [...value].length > most || value !== value.trim()) {
    throw new OperatorError('refused', `${what} cannot be written in 1 to ${most} characters`, { refusal: 'bad_data' });
  }
  return value;
}

/** What an answer must have. @throws OperatorError unanswered */
export function need<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new OperatorError('unanswered', `the answer has no valid ${what}`);
  return value;
}

/**
 * Opens an answer: well-formed, the element that was asked for, our echo, and exactly one of Success and Errors.
 * @throws OperatorError refused for errors of the closed list, unanswered for everything else.
 */
export function openAnswer(xml: string, name: string, header: MessageHeader): XmlNode {
  let root: XmlNode;
  try {
    root = parseXml(xml);
  } catch (error) {
    if (error instanceof XmlFault) throw new OperatorError('unanswered', `the answer is no XML: ${error.message}`);
    throw error;
  }
  // the standard leaves open whether a message travels in a SOAP envelope
  const answer = root.name === 'Envelope' ? childOf(childOf(root, 'Body'), name) : root;
  if (answer?.name !== name) throw new OperatorError('unanswered', `expected ${name}, got ${root.name}`);
  const echo = attributeOf(answer, 'EchoToken');
  if (echo !== undefined && echo !== header.echoToken) throw new OperatorError('unanswered', 'the answer belongs to another message');
  const errors = childOf(answer, 'Errors');
  const success = childOf(answer, 'Success');
  if (errors && !success) throw refusalOf(childrenOf(errors, 'Error'));
  if (!success || errors) throw new OperatorError('unanswered', 'the answer says neither yes nor no');
  return answer;
}

/** Certain only where every error is: one unknown error among them may be the operator's own trouble. */
function refusalOf(errors: readonly XmlNode[]): OperatorError {
  const said = errors.map((error) => `${attributeOf(error, 'Code') ?? '?'} ${attributeOf(error, 'ShortText') ?? error.text}`.trim().slice(0, 200)).join('; ');
  const refused = errors.map((error) =>
    ruleErrorTypes.includes(attributeOf(error, 'Type') ?? '') ? certainRefusals.get(attributeOf(error, 'Code') ?? '') : undefined,
  );
  const [first] = refused;
  if (first === undefined || refused.includes(undefined)) return new OperatorUncertainty(said, errors);
  return new OperatorError('refused', said, { refusal: first });
}

/** Unanswered, with what the operator wrote: single messages read more out of it. */
class OperatorUncertainty extends OperatorError {
  readonly codes: readonly string[];

  constructor(said: string, errors: readonly XmlNode[]) {
    super('unanswered', said === '' ? 'an error without a word' : said);
    this.codes = errors.map((error) => attributeOf(error, 'Code') ?? '');
  }
}

/** Cancelling what is cancelled is done. */
export const saysAlreadyCancelled = (error: unknown): boolean =>
  error instanceof OperatorUncertainty && error.codes.length === 1 && error.codes[0] === errorCode.alreadyCancelled;
