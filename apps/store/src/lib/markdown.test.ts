import { expect, test } from 'vitest';
import { markdownLineToHtml, markdownToHtml } from './markdown.ts';

test('a line loses its paragraph and keeps its emphasis and links', () => {
  expect(markdownLineToHtml('Retours sous **14 jours**, [ici](/pages/returns)')).toBe(
    'Retours sous <strong>14 jours</strong>, <a href="/pages/returns">ici</a>',
  );
});

test('several paragraphs stay paragraphs', () => {
  expect(markdownLineToHtml('Un\n\nDeux')).toBe('<p>Un</p>\n<p>Deux</p>');
});

test('HTML comes out as text and a script’s address as none', () => {
  expect(markdownToHtml('<b onclick="x()">gras</b> [x](javascript:alert)')).toBe(
    '<p>&lt;b onclick=&quot;x()&quot;&gt;gras&lt;/b&gt; <a href="">x</a></p>',
  );
});

test('a table is one, and what is in its cells stays harmless', () => {
  const html = markdownToHtml('| Nom | Durée |\n| --- | --- |\n| `cartId` | <b>30</b> jours |');
  expect(html).toContain('<th>Nom</th>');
  expect(html).toContain('<td><code>cartId</code></td>');
  expect(html).toContain('&lt;b&gt;30&lt;/b&gt;');
});

test.each(['_*', '>', '[](', '[a]: b\n', '**a**', '`', '<a ', '[', '&', '- ', '|a', '\n'])(
  'twenty thousand characters of %j take no time worth telling',
  (signs) => {
    const before = process.cpuUsage().user;
    const html = markdownToHtml(signs.repeat(20_000 / signs.length));
    expect(process.cpuUsage().user - before).toBeLessThan(1_500_000);
    expect(html).not.toContain('<a ');
  },
);
