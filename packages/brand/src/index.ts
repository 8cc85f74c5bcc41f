import brand from '../brand.json' with { type: 'json' };

export { withBrandName } from './with-brand-name.ts';

/** The shop's name, as its customers read it. */
export const BRAND_NAME = brand.name;
