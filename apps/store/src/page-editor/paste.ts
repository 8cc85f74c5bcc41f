/** Whether a change of a field came from the clipboard, as a quotation too. */
export const isPaste = (event: object): boolean =>
  'inputType' in event && String(event.inputType).startsWith('insertFromPaste');

const BULLET = /^[\t ]*[•◦▪‣●○·–—][\t ]+/;
const NUMBER = /^[\t ]*(\d{1,3})[.)][\t ]+/;

const isItem = (line: string) => /^(- |\d+\. )/.test(line);

/**
 * The text of a word processor in Markdown: it ends a paragraph with each line, and draws the signs of its lists.
 * Lines of one list stay together.
 */
export function markdownOf(text: string): string {
  const written = text.split(/\r\n?|\n/);
  if (written.length === 1) return text;
  const lines = written
    .map((line) => line.replace(BULLET, '- ').replace(NUMBER, '$1. ').trim())
    .filter((line) => line !== '');
  return lines
    .map((line, place) => {
      const before = lines[place - 1];
      if (before === undefined) return line;
      return `${isItem(before) && isItem(line) ? '\n' : '\n\n'}${line}`;
    })
    .join('');
}
