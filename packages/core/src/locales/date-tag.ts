/**
 * The tag by which a language writes days in words. English writes them as in Europe; its own tag would write November 27.
 * @example dateTagOf('en-US') // 'en-GB'
 * @example dateTagOf('fr-FR') // 'fr-FR'
 */
export const dateTagOf = (tag: string): string => (tag === 'en-US' ? 'en-GB' : tag);
