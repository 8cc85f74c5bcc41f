import { plainText } from './plain-text.ts';

/**
 * The name of a page, and the word that is proposed for the address of a drop, such as `nuits-blanches`. `slugify` of core is
 * not used: its code would join that of product pages.
 */
export const proposedSlug = (name: string) =>
  plainText(name)
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-$/, '');
