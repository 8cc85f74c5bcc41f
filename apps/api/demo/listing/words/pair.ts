/** The same text in French and English. */
export type Pair = readonly [fr: string, en: string];

/** Keeps French signs on the line of the word before them. */
export const withFrenchSpaces = (text: string) => text.replaceAll(/ (?=[;:?!])/g, '\u00a0');
