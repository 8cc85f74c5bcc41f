/** The same words in both languages: French, then English. */
export type Pair = readonly [fr: string, en: string];
