import { expect, test } from 'vitest';
import { markdownLineToHtml, markdownToHtml } from './markdown.ts';

test('a line is rendered without a paragraph, with emphasis and links', () => {
  expect(markdownLineToHtml('Retours sous **14 jours**, [ici](/pages/returns)')).toBe(
    'Retours sous <strong>14 jours</strong>, <a href="/pages/returns">ici</a>',
  );
});

test('several paragraphs stay paragraphs', () => {
  expect(markdownLineToHtml('Un\n\nDeux')).toBe('<p>Un</p>\n<p>Deux</p>');
});

test('HTML is escaped and a javascript: URL is dropped', () => {
  expect(markdownToHtml('<b onclick="x()">gras</b> [x](javascript:alert)')).toBe(
    '<p>&lt;b onclick=&quot;x()&quot;&gt;gras&lt;/b&gt; <a href="">x</a></p>',
  );
});

test('a table is rendered, and its cells are sanitised', () => {
  const html = markdownToHtml('| Nom | Durée |\n| --- | --- |\n| `cartId` | <b>30</b> jours |');
  expect(html).toContain('<th>Nom</th>');
  expect(html).toContain('<td><code>cartId</code></td>');
  expect(html).toContain('&lt;b&gt;30&lt;/b&gt;');
});

test.each(['_*', '>', '[](', '[a]: b\n', '**a**', '`', '<a ', '[', '&', '- ', '|a', '\n'])(
  'twenty thousand characters of %j render in milliseconds',
  (signs) => {
    const before = process.cpuUsage().user;
    const html = markdownToHtml(signs.repeat(20_000 / signs.length));
    expect(process.cpuUsage().user - before).toBeLessThan(1_500_000);
    expect(html).not.toContain('<a ');
  },
);
