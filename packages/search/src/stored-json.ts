import { Buffer } from 'node:buffer';
import type { SearchObject } from './search-object.ts';

const beyondLatin1 = /[^\0-\xff]/;
const eachBeyondLatin1 = /[^\0-\xff]/g;

const escaped = (unit: string): string => String.raw`\u` + unit.charCodeAt(0).toString(16).padStart(4, '0');

/**
 * An object as the JSON that answers carry. One “’” or “œ” would make the engine keep the whole text at two bytes a
 * letter, so letters beyond Latin-1 are escaped; the detour through bytes is what makes the shorter form stick.
 */
export function storedJson(object: SearchObject): string {
  const json = JSON.stringify(object);
  if (!beyondLatin1.test(json)) return json;
  return Buffer.from(json.replace(eachBeyondLatin1, escaped), 'latin1').toString('latin1');
}
