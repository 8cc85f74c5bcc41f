import { remember, remembered } from '../../lib/browser-storage.ts';

const KEY = 'delivery-country';

/** The last selected delivery country, alpha-3; empty for the operator's country. */
export const rememberedCountry = () => remembered(KEY);
export const rememberCountry = (code: string) => remember(KEY, code);
