import { useCallback, useState } from 'react';
import { tokens } from './tokens.ts';

const valuesAt = (element: Element): ReadonlyMap<string, string> => {
  const style = getComputedStyle(element);
  return new Map(tokens.map(({ name }) => [name, style.getPropertyValue(`--${name}`).trim()]));
};

/** Computed values of all tokens where an element is, which `place` is the ref of: in the theme that is shown there. */
export function useTokensHere() {
  const [values, setValues] = useState<ReadonlyMap<string, string>>(new Map());
  const place = useCallback((element: Element | null) => {
    if (!element) return;
    const read = () => setValues(valuesAt(element));
    read();
    const observer = new MutationObserver(read);
    observer.observe(document.documentElement, { subtree: true, attributeFilter: ['data-theme'] });
    return () => observer.disconnect();
  }, []);
  return { place, valueOf: (name: string) => values.get(name) ?? '' };
}
