import { CellError, type Cells } from './cells.ts';

/** Beyond a million euros a price is a slip of the hand. */
const HIGHEST = 100_000_000;

const MONEY = /^(?:EUR|€)?\s*(\d{1,9})(?:[.,](\d{1,2}))?\s*(?:EUR|€)?$/i;

/** Hundredths of `88.00 EUR`; null for an empty cell. Another currency, or none, cannot be read. */
export function readMoney(cells: Cells, column: string): number | null {
  const text = cells.text(column, 40);
  if (text === '') return null;
  const [, units, decimals = ''] = MONEY.exec(text) ?? [];
  if (units === undefined || !/EUR|€/i.test(text)) throw new CellError(column, 'UNREADABLE_PRICE');
  const amount = Number(units) * 100 + Number(decimals.padEnd(2, '0'));
  if (amount <= 0 || amount > HIGHEST) throw new CellError(column, 'UNREADABLE_PRICE');
  return amount;
}

/** What a piece costs now. A full price beside a sale price is no price that was asked here: none is struck for it. */
export function readPrice(cells: Cells): number {
  const full = readMoney(cells, 'price');
  if (full === null) throw new CellError('price', 'MISSING');
  const sale = readMoney(cells, 'sale_price');
  return sale !== null && sale < full ? sale : full;
}

/** The lowest offer that the seller reads, below the price; null where the feed says none. */
export function readMinPrice(cells: Cells, price: number): number | null {
  const amount = readMoney(cells, 'min_price');
  if (amount !== null && price > 0 && amount > price) throw new CellError('min_price', 'UNREADABLE_PRICE');
  return amount;
}
