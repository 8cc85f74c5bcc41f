import { EMAIL_MAX_LENGTH, isValidEmail, normaliseEmail, slugify } from '@patine/core';
import { findCountry } from '../../addresses/find-country.ts';
import { CellError, type Cells } from './cells.ts';
import type { Listing } from './listing.ts';

const NONE = { slug: '', name: '', country: '', emailAddress: null };

/** The seller of a row: its name, its country by code or name, and where it reads offers. */
export function readStore(cells: Cells): Listing['store'] {
  return {
    ...cells.required(() => readName(cells), NONE),
    country: cells.required(() => readCountry(cells), ''),
    emailAddress: cells.required(() => readEmail(cells), null),
  };
}

function readName(cells: Cells) {
  const name = cells.filled('store', 100);
  const slug = slugify(name);
  if (!slug) throw new CellError('store', 'UNKNOWN_VALUE');
  return { slug, name };
}

function readCountry(cells: Cells) {
  const country = findCountry(cells.filled('store_country'));
  if (country === undefined) throw new CellError('store_country', 'UNKNOWN_COUNTRY');
  return country;
}

function readEmail(cells: Cells) {
  const address = normaliseEmail(cells.text('store_email', EMAIL_MAX_LENGTH));
  if (!address) return null;
  if (!isValidEmail(address)) throw new CellError('store_email', 'UNKNOWN_VALUE');
  return address;
}
