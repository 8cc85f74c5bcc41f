import { CellError, type Cells } from './cells.ts';

/** What a piece costs now. A full price beside a sale price is no price that was asked here: none is struck for it. */
export function readPrice(cells: Cells): number {
  const full = cells.read('price');
  if (full === null) throw new CellError('price', 'MISSING');
  const sale = cells.read('sale_price');
  return sale !== null && sale < full ? sale : full;
}

/** The lowest offer that the seller reads, below the price; null where the feed says none. */
export function readMinPrice(cells: Cells, price: number): number | null {
  const amount = cells.read('min_price');
  if (amount !== null && price > 0 && amount > price) throw new CellError('min_price', 'UNREADABLE_PRICE');
  return amount;
}
