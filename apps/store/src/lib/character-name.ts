import { trusted } from '@patine/ui/safe-html/safe-html';

/**
 * Decodes an HTML character name such as `eacute`; false if unknown. A table of all two thousand names would add 10 kB to every page
 * with Markdown.
 */
export function decodeNamedCharacterReference(name: string): string | false {
  const element = document.createElement('i');
  element.innerHTML = trusted(`&${name};`) as string;
  const text = element.textContent;
  // HTML decodes the longest known prefix of an unknown name: `&notit;` is `¬it;`.
  return text.endsWith(';') && name !== 'semi' ? false : text;
}
