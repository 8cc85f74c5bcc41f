import { remember, remembered } from '../../lib/browser-storage.ts';

const KEY = 'voter';
const BYTES = 16;

/** Without storage, the name lasts until the page is left. */
let named = '';

/** The stored name of this browser for votes; empty before the first vote. */
export const knownVoter = () => remembered(KEY) || named;

/** The stored name, or a new random one. */
export function voterName(): string {
  named =
    knownVoter() ||
    Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
      byte.toString(16).padStart(2, '0'),
    ).join('');
  remember(KEY, named);
  return named;
}
