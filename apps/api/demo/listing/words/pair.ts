/** The same text in French and English. */
export type Pair = readonly [fr: string, en: string];
