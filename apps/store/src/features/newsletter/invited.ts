import { remember, remembered } from '../../lib/browser-memory.ts';

const KEY = 'newsletter';

/** Somebody who was asked once, or has subscribed, is not asked again. */
export const wasInvited = () => remembered(KEY) !== '';
export const rememberInvited = () => remember(KEY, 'asked');
