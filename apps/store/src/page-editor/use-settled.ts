import { useEffect, useState } from 'react';

const PAUSE_MS = 400;

/** A value as it was when it last stood still: what is typed is not asked for at every key. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
