import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { operator } from './operator.ts';

export type Listing = { id: string; title: string; title_en: string };

/** The other columns of the feed row. */
const COAT = {
  description: 'Trench ceinturé.',
  description_en: 'A belted trench coat.',
  image_link: 'front.jpg',
  availability: 'in_stock',
  condition: 'used',
  condition_level: 'bonEtat',
  color: 'Beige',
  size: '40',
  gender: 'female',
  material: 'Coton',
  product_type: 'Femme > Vêtements > Vestes et manteaux',
  product_type_en: 'Women > Clothing > Jackets and coats',
  family: 'vintage',
  measurements: 'length:110cm;bust:104cm',
  store: 'Friperie du Canal',
  store_country: 'FR',
};

/**
 * Imports a coat with the operator's command while the shop is running, or changes its price. A screenshot of the open
 * page serves as its photograph.
 */
export async function listCoat(page: Page, listing: Listing, euros = 80) {
  const folder = await mkdtemp(path.join(tmpdir(), 'patine-feed-'));
  try {
    const row = { ...listing, ...COAT, price: `${euros}.00 EUR` };
    await page.screenshot({ path: path.join(folder, COAT.image_link), type: 'jpeg' });
    await writeFile(
      path.join(folder, 'feed.csv'),
      [Object.keys(row), Object.values(row)].map((cells) => cells.join(',')).join('\n'),
    );
    await operator('catalogue', 'import', path.join(folder, 'feed.csv'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
