import { expect, test } from 'vitest';
import { tokens } from '../../scripts/docs/design-tokens.ts';
import { drawnFiles, tokenUses, usesIn } from './token-uses.ts';

const named = (id: string) => tokens.find(({ group, name }) => `${group}.${name}` === id)!;

test('a token is found by its utilities, its custom property and its constant, and no other', () => {
  const code = "'hover:border-t-garance bg-garance-deep/50 text-sm' + colors.garanceDeep + 'var(--garance)'";
  expect(usesIn(code, named('color.garance'))).toEqual(['border-t-garance', 'var(--garance)']);
  expect(usesIn(code, named('color.garance-deep'))).toEqual(['bg-garance-deep', 'colors.garanceDeep']);
  expect(usesIn(code, named('text.sm'))).toEqual(['text-sm']);
  expect(usesIn(code, named('size.radius'))).toEqual([]);
});

test('components, pages, emails and PDFs are found', () => {
  const {
    'color.garance': garance,
    'z.dialog': dialog,
    'dark.denim': link,
    'size.gutter': gutter,
  } = tokenUses();
  expect(garance?.components).toContain('checkbox');
  expect(garance?.pages.length).toBeGreaterThan(2);
  expect(garance?.api).toEqual(
    expect.arrayContaining([
      'apps/api/src/pdf/create-pdf.ts',
      'apps/api/src/modules/mail/emails/components.ts',
    ]),
  );
  expect(gutter?.components).toEqual(expect.arrayContaining(['filter-drawer', 'style sheets']));
  expect(dialog?.utilities).toContain('z-dialog');
  expect(link?.api).toEqual([
    'apps/api/src/modules/payments/sandbox/html.ts',
    'apps/api/src/modules/mail/emails/dark-mode.ts',
  ]);
});

/** Colours of garments, and what is printed on white paper, equal a token by chance or by rule. */
const NOT_OF_THE_LOOK = new Set([
  'packages/ui/src/styles/print.css',
  'packages/ui/src/filter-panel/ColorSwatch.tsx',
  'packages/ui/src/filter-panel/facets.ts',
  'apps/store/src/pages/shop/facet-groups.ts',
  'apps/api/src/modules/catalogue-import/sample-feed.ts',
]);

test('no colour of the look is written by its value', () => {
  const hexes = tokens.flatMap(({ type, value }) =>
    type === 'color' && typeof value !== 'string' ? [(value as { hex: string }).hex] : [],
  );
  const literal = new RegExp(`${hexes.join('|')}|#fff(?![\\da-f])|rgb\\(28 25 23`, 'i');
  const copies = drawnFiles().filter(({ file, code }) => !NOT_OF_THE_LOOK.has(file) && literal.test(code));
  expect(copies.map(({ file }) => file)).toEqual([]);
});
