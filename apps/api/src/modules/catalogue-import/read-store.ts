import { slugify } from '@patine/core';
import { CellError, type Cells } from './cells.ts';
import type { Listing } from './listing.ts';

const NONE = { slug: '', name: '', country: '', emailAddress: null };

/** Reads the seller: its name, its country, and the email address that receives offers. */
export function readStore(cells: Cells): Listing['store'] {
  return {
    ...cells.part(() => readName(cells), NONE),
    country: cells.part(() => cells.read('store_country'), ''),
    emailAddress: cells.part(() => cells.read('store_email'), null),
  };
}

function readName(cells: Cells) {
  const name = cells.read('store');
  const slug = slugify(name);
  if (!slug) throw new CellError('store', 'UNKNOWN_VALUE');
  return { slug, name };
}
