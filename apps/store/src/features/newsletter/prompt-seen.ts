import { remember, remembered } from '../../lib/browser-storage.ts';

const KEY = 'newsletter';

/** Also set after a subscription: no further prompt is needed. */
export const wasPromptSeen = () => remembered(KEY) !== '';
export const rememberPromptSeen = () => remember(KEY, 'asked');
