import { micromark } from 'micromark';

/** CommonMark to HTML: raw HTML in it comes out as text, and links keep safe schemes alone. */
export const markdownToHtml = (markdown: string): string => micromark(markdown);
