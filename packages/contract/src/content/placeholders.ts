/** A name that texts write in double braces, such as `core.RETURN_WINDOW_DAYS`, with what it reads in a language. */
export type Placeholder = { name: string; value: string };

/** A name in double braces, of which the shop fills in the value. */
export const PLACEHOLDER = /\{\{\s*([\w.-]{1,80})\s*\}\}/g;
