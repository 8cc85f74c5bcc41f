/** Schemes of picture sources, which tell where a picture is stored. */

/** A file in the storage of pictures. */
export const FILE = 'file:';
/** An image of the site itself, a file in `apps/api/content/images`. */
export const SITE = 'site:';
/** An illustration of the demo catalogue, drawn on request. Only demo rows may use it. */
export const DEMO = 'demo:';
