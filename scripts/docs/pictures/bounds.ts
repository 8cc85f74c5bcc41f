/** Where the pictures of the editors' manuals are, a folder for each language. */
export const PICTURES = 'docs/pictures/editors';
/** Most that a picture may weigh, in bytes. */
export const MAX_BYTES = 50 * 1024;
