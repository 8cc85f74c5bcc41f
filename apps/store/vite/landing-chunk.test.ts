import { expect, test } from 'vitest';
import { landingChunk } from './landing-chunk.ts';

type Imports = Readonly<Record<string, readonly string[]>>;

const HOME = '/store/src/pages/home/HomePage.tsx';
const SHOP = '/store/src/pages/shop/ShopPage.tsx';
const SHOP_LOADER = '/store/src/pages/shop/shop.loader.ts';
const LAZY_PANEL = '/store/src/pages/shop/LazyPanel.tsx';
const CART = '/store/src/pages/cart/CartPage.tsx';

/** The chunk of `/a.ts`, which these files import, or load later. */
function chunkOf(imports: Imports, later: Imports = {}): string | null {
  const importersIn = (edges: Imports, id: string) =>
    Object.keys(edges).filter((importer) => edges[importer]?.includes(id));
  return landingChunk('/a.ts', {
    getModuleInfo: (id) => ({
      importers: importersIn(imports, id),
      dynamicImporters: importersIn(later, id),
    }),
  });
}

const panel: Imports = { [SHOP]: [LAZY_PANEL] };

test.each<[string, string | null, Imports, Imports?]>([
  ['of one landing page', 'landing-shop', { [SHOP]: ['/a.ts'], [SHOP_LOADER]: ['/a.ts'] }],
  [
    'of a landing page and its lazy parts',
    'landing-shop',
    { [SHOP]: [LAZY_PANEL, '/a.ts'] },
    { [LAZY_PANEL]: ['/a.ts'] },
  ],
  [
    'in a cycle of one landing page',
    'landing-shop',
    { '/b.ts': ['/a.ts'], '/a.ts': ['/b.ts'], [SHOP]: ['/b.ts'] },
  ],
  ['of lazy parts alone', 'shop-parts', { ...panel, '/b.ts': ['/a.ts'] }, { [LAZY_PANEL]: ['/b.ts'] }],
  ['of lazy code that not every visit loads', null, { [SHOP]: ['/b.ts'] }, { '/b.ts': ['/a.ts'] }],
  [
    'of lazy parts and of such code',
    null,
    { [SHOP]: [LAZY_PANEL, '/b.ts'] },
    { [LAZY_PANEL]: ['/a.ts'], '/b.ts': ['/a.ts'] },
  ],
  ['of two landing pages', null, { [SHOP]: ['/a.ts'], [HOME]: ['/a.ts'] }],
  [
    'of a landing page and another page’s lazy code',
    null,
    { [SHOP]: ['/a.ts'], [CART]: ['/b.ts'] },
    { '/b.ts': ['/a.ts'] },
  ],
  ['of another page', null, { [CART]: ['/a.ts'] }],
  ['of a landing page and of every page', null, { [SHOP]: ['/a.ts'], '/entry.ts': ['/a.ts'] }],
])('the chunk of a module %s', (_, chunk, imports, later) => {
  expect(chunkOf(imports, later)).toBe(chunk);
});
