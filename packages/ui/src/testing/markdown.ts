import { micromark } from 'micromark';

/** CommonMark to safe HTML, as the store makes it of what an editor wrote. */
export const markdownToHtml = (markdown: string): string => micromark(markdown);
