import { remember, remembered } from '../../lib/browser-storage.ts';

const KEY = 'newsletter';

/** Somebody who was asked once, or has subscribed, is not asked again. */
export const wasPromptSeen = () => remembered(KEY) !== '';
export const rememberPromptSeen = () => remember(KEY, 'asked');
