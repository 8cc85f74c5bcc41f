import { useEffect, useState } from 'react';

const PAUSE_MS = 400;

/** A text as it was when it last stood still: what is typed is not asked for at every key. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
