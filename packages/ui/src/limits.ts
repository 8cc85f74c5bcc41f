/** The limits of components. A name ends in its unit (`_MS`, `_PX`). */

export const LOADING_BAR_THROTTLE_MS = 200;
export const LOADING_BAR_DURATION_MS = 5000;
export const LOADING_BAR_HIDE_MS = 500;
export const COUPON_MODAL_HIDE_MS = 700;
export const COUPON_MODAL_RESET_MS = 1000;
export const NAV_HOVER_DELAY_MS = 100;
/** Values of a filter before “Show all”; two more are shown without it. */
export const FACET_VALUES_SHOWN = 7;
/** Sizes of a group before it folds. */
export const FACET_SIZES_SHOWN = 8;
export const NAV_COLUMN_LINKS = 14;
export const HEADER_HIDE_AFTER_PX = 200;
/** A page shorter than this many viewport heights keeps its header visible. */
export const HEADER_HIDE_MIN_WINDOWS = 2;
export const CAROUSEL_MIN_ITEMS = 5;
export const DROP_CAROUSEL_MIN_ITEMS = 4;
export const CAROUSEL_SWIPE_PX = 20;
export const CAROUSEL_SWIPE_LOCK_MS = 500;
export const CAROUSEL_INIT_DELAY_MS = 800;
export const BUBBLES_EAGER = 5;
export const CATCHPHRASE_REPEATS = 11;
export const LONG_TEXT_COLUMNS_FROM_CHARACTERS = 1000;
export const LONG_TEXT_CLAMP_LINES = 3;
