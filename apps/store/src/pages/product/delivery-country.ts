import { remember, remembered } from '../../lib/browser-storage.ts';

const KEY = 'delivery-country';

/** Where this visitor has things sent, alpha-3, as chosen last; empty for the operator's own country. */
export const rememberedCountry = () => remembered(KEY);
export const rememberCountry = (code: string) => remember(KEY, code);
