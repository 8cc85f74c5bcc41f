import { Buffer } from 'node:buffer';
import type { SearchObject } from './search-object.ts';

const beyondLatin1 = /[^\0-\xff]/;
const eachBeyondLatin1 = /[^\0-\xff]/g;

const escaped = (unit: string): string => String.raw`\u` + unit.charCodeAt(0).toString(16).padStart(4, '0');

/**
 * Serialises an object for storage. V8 stores a string with a character such as “’” or “œ” with two bytes per letter,
 * so letters beyond Latin-1 are escaped. The conversion through bytes makes V8 use the one-byte form.
 */
export function storedJson(object: SearchObject): string {
  const json = JSON.stringify(object);
  if (!beyondLatin1.test(json)) return json;
  return Buffer.from(json.replace(eachBeyondLatin1, escaped), 'latin1').toString('latin1');
}
