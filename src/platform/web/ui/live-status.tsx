import { useEffect, useRef, useState } from 'react';

/** Shortest time between two announcements (rule A10). */
const PAUSE_MS = 2000;

/**
 * Announces the latest text politely and at most every two seconds: the count of hits, a price, 'saved'. The first text is what the
 * page was loaded with and is not announced.
 */
export function LiveStatus({ text }: { readonly text: string }) {
  const [said, setSaid] = useState('');
  const first = useRef(text);
  const lastAt = useRef(0);
  useEffect(() => {
    if (text === first.current) return;
    first.current = '';
    const wait = Math.max(0, lastAt.current + PAUSE_MS - Date.now());
    const timer = setTimeout(() => {
      lastAt.current = Date.now();
      setSaid(text);
    }, wait);
    return () => clearTimeout(timer);
  }, [text]);
  return <output className="sr-only">{said}</output>;
}
