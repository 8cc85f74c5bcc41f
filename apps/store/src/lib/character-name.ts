import { trusted } from '@patine/ui/safe-html/safe-html';

/**
 * The character that HTML names so, such as `eacute`; false where it knows none. A table of all two thousand would be
 * 10 kB more for whoever opens a text.
 */
export function decodeNamedCharacterReference(name: string): string | false {
  const element = document.createElement('i');
  element.innerHTML = trusted(`&${name};`) as string;
  const text = element.textContent;
  // Of a name that it does not know HTML reads the beginning, or nothing: `&notit;` is `¬it;`.
  return text.endsWith(';') && name !== 'semi' ? false : text;
}
