// The idempotency key of an order: the same for the same content however often it is sent, so that a retry after a lost answer can only bring
// that answer; another content is another order and gets another key (BOOK-15, BOOK-20).

/** 128 random bits in hex. */
const newKey = (): string => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** @returns gives the key of a content; it remembers the last one */
export function orderKeys(): (content: unknown) => string {
  let last = { content: '', key: '' };
  return (content) => {
    const text = JSON.stringify(content);
    if (last.content !== text) last = { content: text, key: newKey() };
    return last.key;
  };
}
