// Work that waits for the end of a press. Leaving a field by pressing a button moves the page when a message appears: the button would
// slip away under the finger and its click would be lost.
import { useCallback, useEffect, useRef } from 'react';

/** @returns runs work after the press under way, and after the click that it makes; at once (in a task of its own) without one */
export function useAfterPress(): (work: () => void) => void {
  const isPressed = useRef(false);
  useEffect(() => {
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
    };
    window.addEventListener('pointerdown', press, true);
    window.addEventListener('pointerup', release, true);
    window.addEventListener('pointercancel', release, true);
    return () => {
      window.removeEventListener('pointerdown', press, true);
      window.removeEventListener('pointerup', release, true);
      window.removeEventListener('pointercancel', release, true);
    };
  }, []);
  return useCallback((work) => {
    // The task comes after the click, which follows the release at once.
    const later = () => setTimeout(work);
    if (!isPressed.current) {
      later();
      return;
    }
    const ends = new AbortController();
    const end = () => {
      ends.abort();
      later();
    };
    window.addEventListener('pointerup', end, { signal: ends.signal });
    window.addEventListener('pointercancel', end, { signal: ends.signal });
  }, []);
}
