/** Schemes of picture sources: where the pixels of a picture are. */

/** A file in the media folder. */
export const FILE = 'file:';
/** An image of the pages themselves, a file of `apps/api/content/images`. */
export const SITE = 'site:';
/** An illustration of the demo catalogue, drawn when it is asked for. Only demo rows may name one. */
export const DEMO = 'demo:';
