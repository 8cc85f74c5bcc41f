import { expect, test } from 'vitest';
import { isEditable } from './markdown-document.ts';
import { fromMarkdown } from './read-markdown.ts';
import { toMarkdown } from './write-markdown.ts';

const again = (markdown: string) => toMarkdown(fromMarkdown(markdown));

test.each([
  ['paragraphs', 'Un.\n\nDeux.'],
  ['bold, italics and links', '**Gras**, *italique* et [lien](/pages/our-story).'],
  ['headings and lists', '## Titre\n\n- un\n- deux\n\n1. premier\n2. second'],
  ['a quotation and a line break', '> Citation\n\nUne ligne\\\nune autre'],
  ['names in double braces', 'Chez {{operator.tradeName}}, [écrire](mailto:{{operator.email}}).'],
  ['signs that mean something', '2 \\* 3, \\_ici\\_ et AT\\&amp;T'],
])('%s are written again as they were', (_, markdown) => {
  expect(isEditable(markdown)).toBe(true);
  expect(again(markdown)).toBe(markdown);
});

test.each([
  ['a table', '| a | b |\n| - | - |\n| 1 | 2 |'],
  ['a line that is HTML', '<div>\n\n**gras**\n\n</div>'],
])('%s is not edited with its formatting, which would lose it', (_, markdown) => {
  expect(isEditable(markdown)).toBe(false);
});
