/**
 * A value as browsers write it into a query: they would encode an apostrophe that is left, ask for another address than
 * the one they were led to, and be led there for ever.
 */
export const encodeQuery = (text: string) => encodeURIComponent(text).replaceAll("'", '%27');
