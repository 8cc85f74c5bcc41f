import { remember, remembered } from '../../lib/browser-storage.ts';

const KEY = 'page-editor-client';

let own: string | undefined;

/** Tells this browser from others of the same editor: a random text, which names nobody. */
export function clientId(): string {
  own ??= remembered(KEY) || crypto.randomUUID();
  remember(KEY, own);
  return own;
}
