/** The template at a document's end with the scripts that come in once the page can be seen. */
export const REST_ID = 'rest';
