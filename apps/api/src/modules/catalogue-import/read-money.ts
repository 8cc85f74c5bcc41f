import { CellError, type Cells } from './cells.ts';

/** Reads the current price. Ignores the full price beside a sale price: the item was never offered here at it. */
export function readPrice(cells: Cells): number {
  const full = cells.read('price');
  if (full === null) throw new CellError('price', 'MISSING');
  const sale = cells.read('sale_price');
  return sale !== null && sale < full ? sale : full;
}

/** Reads the lowest offer that reaches the seller, at most the price; null when the cell is empty. */
export function readMinPrice(cells: Cells, price: number): number | null {
  const amount = cells.read('min_price');
  if (amount !== null && price > 0 && amount > price) throw new CellError('min_price', 'UNREADABLE_PRICE');
  return amount;
}
