import { remember, remembered } from '../../lib/browser-storage.ts';

const KEY = 'garments';

/** What this browser keeps of the garments that its visitor measured; empty without one. */
export const garmentsText = () => remembered(KEY);
export const rememberGarments = (text: string) => remember(KEY, text);

/** Told without reading them: the page of a piece asks, and few visitors have measured one. */
export const mayStoreGarments = () => garmentsText() !== '';
