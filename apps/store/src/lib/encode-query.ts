/**
 * Encodes a query value exactly as browsers do. Browsers also encode apostrophes: a redirect target with a plain one would be
 * requested in the encoded form and redirect endlessly.
 */
export const encodeQuery = (text: string) => encodeURIComponent(text).replaceAll("'", '%27');
