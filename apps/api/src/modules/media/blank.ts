/** The picture of a listing that has none: plain paper. */
export const BLANK_PICTURE = 'blank';
