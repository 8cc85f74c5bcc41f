import { remember, remembered } from '../../lib/browser-storage.ts';

const KEY = 'garments';

/** The stored garments as text; empty if there are none. */
export const garmentsText = () => remembered(KEY);
export const rememberGarments = (text: string) => remember(KEY, text);

/** Checks without parsing: every product page calls this, and few visitors have stored garments. */
export const mayStoreGarments = () => garmentsText() !== '';
