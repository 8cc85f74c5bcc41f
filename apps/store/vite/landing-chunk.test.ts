import { expect, test } from 'vitest';
import { landingChunk } from './landing-chunk.ts';

type Imports = Readonly<Record<string, readonly string[]>>;

const HOME = '/store/src/pages/home/HomePage.tsx';
const SHOP = '/store/src/pages/shop/ShopPage.tsx';
const SHOP_PARTS = '/store/src/pages/shop/lazy-parts.ts';
const CART = '/store/src/pages/cart/CartPage.tsx';

/** The chunk of `/a.ts`, which these files import, or load when it is used. */
function chunkOf(imports: Imports, loads: Imports = {}): string | null {
  const importersIn = (edges: Imports, id: string) =>
    Object.keys(edges).filter((importer) => edges[importer]?.includes(id));
  return landingChunk()('/a.ts', {
    getModuleInfo: (id) => ({
      importers: importersIn(imports, id),
      dynamicImporters: importersIn(loads, id),
    }),
  });
}

test.each<[string, string | null, Imports, Imports?]>([
  ['one landing page imports is in the chunk of that page', 'landing-shop', { [SHOP]: ['/a.ts'] }],
  [
    'several landing pages import is shared',
    'landing',
    { [HOME]: ['/a.ts'], [SHOP]: ['/b.ts'], '/b.ts': ['/a.ts'] },
  ],
  ['only deferred parts import is in their chunk', 'shop-parts', {}, { [SHOP_PARTS]: ['/a.ts'] }],
  [
    'parts and their page import is in the chunk of the page',
    'landing-shop',
    { [SHOP]: ['/a.ts'] },
    { [SHOP_PARTS]: ['/a.ts'] },
  ],
  ['another page imports is in none of these', null, { [CART]: ['/a.ts'] }],
  [
    'parts and other lazy code import is in none of these',
    null,
    {},
    { [SHOP_PARTS]: ['/a.ts'], '/other.ts': ['/a.ts'] },
  ],
  [
    'parts import, and what they load later, is in the chunk of the parts',
    'shop-parts',
    { '/b.ts': ['/a.ts'], '/c.ts': ['/a.ts'] },
    { [SHOP_PARTS]: ['/b.ts'], '/b.ts': ['/c.ts'] },
  ],
  [
    'parts load later by themselves is in none of these',
    null,
    {},
    { [SHOP_PARTS]: ['/b.ts'], '/b.ts': ['/a.ts'] },
  ],
  [
    'modules in a cycle import is found through it',
    'landing-shop',
    { '/b.ts': ['/a.ts'], '/a.ts': ['/b.ts'], [SHOP]: ['/b.ts'] },
  ],
])('a module that %s', (_, chunk, imports, loads) => {
  expect(chunkOf(imports, loads)).toBe(chunk);
});
