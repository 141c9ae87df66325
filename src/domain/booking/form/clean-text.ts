// Removes what nobody typed on purpose: edges, non-breaking spaces and invisible characters of pasted text (rule F10).

/** Zero width, soft hyphen, direction marks, byte order mark. The joiner stays: emoji are made with it. */
const invisible = /[\u00AD\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/gu;
const spaces = /[\p{Zs}\t]+/gu;

/** One line of text: composed letters, single spaces, nothing at the edges. Control characters stay, to be refused by name. */
export const cleanLine = (text: string): string => text.replaceAll(invisible, '').normalize('NFC').replaceAll(spaces, ' ').trim();

/** Text of several lines keeps its lines and inner spaces. */
export const cleanText = (text: string): string => text.replaceAll(invisible, '').normalize('NFC').replaceAll(/\r\n?/g, '\n').replaceAll('\u00A0', ' ').trim();

/** Also what phones and keyboards put in for apostrophe and hyphen; full-width letters become plain ones. */
export const cleanName = (text: string): string =>
  cleanLine(
    text
      .replaceAll(invisible, '')
      .replaceAll(/[’‘ʼ´`′＇]/gu, "'")
      .replaceAll(/[‐‑‒–—−]/gu, '-')
      .normalize('NFKC'),
  );

const isDigit = (code: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(code));

/** Digits of any script as 0–9. Unicode keeps the ten digits of a script in one row from zero, rows may touch each other. */
export const plainDigits = (text: string): string =>
  text.normalize('NFKC').replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    if (code < 0x80) return digit;
    let zero = code;
    while (isDigit(zero - 1)) zero--;
    return String((code - zero) % 10);
  });

/** Control characters and halves of characters have no place in anything typed; lines may break where several are allowed. */
export const hasControl = (text: string, lines = false): boolean => /[\p{Cc}\p{Cs}]/u.test(lines ? text.replaceAll(/[\n\t]/g, '') : text);
