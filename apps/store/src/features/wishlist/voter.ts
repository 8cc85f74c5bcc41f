import { remember, remembered } from '../../lib/browser-storage.ts';

const KEY = 'voter';
const BYTES = 16;

/** Where a browser remembers nothing, a name lasts as long as its page. */
let named = '';

/** What this browser calls itself when it gives hearts to a friend's list; empty before it gave one. */
export const knownVoter = () => remembered(KEY) || named;

/** The same, made up of chance where there is none. */
export function voterName(): string {
  named =
    knownVoter() ||
    Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
      byte.toString(16).padStart(2, '0'),
    ).join('');
  remember(KEY, named);
  return named;
}
