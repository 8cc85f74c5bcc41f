export const TEXT_MAX_LENGTH = 200;

/** Cuts between characters: half of one could not be written into an address. */
export const cut = (text: string, length: number) => Array.from(text).slice(0, length).join('').trim();

/** Words to search for, as they are searched. */
export const cutText = (text: string) => cut(text.replaceAll(/\s+/g, ' ').trim(), TEXT_MAX_LENGTH);
