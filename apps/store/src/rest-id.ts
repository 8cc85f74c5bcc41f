/** Id of the template at the end of the document with the scripts that load after the first paint. */
export const REST_ID = 'rest';
