import { micromark } from 'micromark';

/** Converts CommonMark to safe HTML like the store. */
export const markdownToHtml = (markdown: string): string => micromark(markdown);
