import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';

type Row = { what: string; address: string; control: string; vary: string };

/** The rows of the table in docs/caching.md. */
async function readTable(): Promise<Row[]> {
  const text = await readFile(path.join(import.meta.dirname, '../../../docs/caching.md'), 'utf8');
  const [, table = ''] = text.split('<!-- caching: held by apps/store/e2e/caching.spec.ts -->');
  const rows = (table.split('<!-- end of caching -->')[0] ?? '').trim().split('\n').slice(2);
  return rows.map((row) => {
    const [, what = '', ...cells] = row.split('|').map((cell) => cell.trim());
    const [address = '', control = '', vary = ''] = cells.map((cell) =>
      cell === '–' ? '' : cell.replaceAll('`', ''),
    );
    return { what, address, control, vary };
  });
}

/** The first address in a list that begins like this one, which ends with an ellipsis. */
const firstIn = (html: string, start: string) => {
  const found = html.match(new RegExp(`"(${start}[^"\\s,]+)`))?.[1];
  if (!found) throw new Error(`The list names nothing that begins with ${start}`);
  return found;
};

test('every kind of page and file may be kept as docs/caching.md says, and none that may be sets a cookie', async ({
  request,
}) => {
  const rows = await readTable();
  expect(rows.length).toBeGreaterThan(15);
  const list = await (await request.get('/shop/')).text();
  for (const { what, address, control, vary } of rows) {
    const target = address.endsWith('…') ? firstIn(list, address.slice(0, -1)) : address;
    const response = await request.get(target, {
      maxRedirects: 0,
      headers: { 'accept-language': 'fr', cookie: 'theme=dark; locale=fr' },
    });
    const headers = response.headers();
    expect([what, headers['cache-control'] ?? '', headers['vary'] ?? '']).toEqual([what, control, vary]);
    if (control.startsWith('public')) {
      expect(headers['set-cookie'], what).toBeUndefined();
      expect(headers['vary'] ?? '', what).not.toMatch(/cookie/i);
    }
  }
});
