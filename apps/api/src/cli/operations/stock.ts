import { productsByReference } from '../../modules/catalogue/products.ts';
import { type ItemRow, lockItemsOfProduct, orderOfItem } from '../../modules/inventory/items-repository.ts';
import { closeOffersFor } from '../../modules/offers/end-offers.ts';
import { relistItems, restoreItem, withdrawItem } from '../../modules/inventory/listing.ts';
import {
  type GivenOptions,
  type Operating,
  type Operation,
  Refusal,
  type Row,
  flag,
  wholeNumber,
} from './operation.ts';

const MOST = 2_147_483_647;

async function change(
  { services: { db, clock } }: Operating,
  reference: string,
  work: (tx: typeof db, piece: ItemRow, now: Date) => Promise<string>,
): Promise<Row[]> {
  const number = wholeNumber('The reference', reference, [1, MOST]);
  const now = clock.now();
  return db.transaction(async (tx) => {
    const [piece] = await lockItemsOfProduct(tx, number);
    if (!piece) throw new Refusal(`No piece has the reference ${reference}.`);
    const state = await work(tx, piece, now);
    const names = await productsByReference(tx, [number], 'fr', { now, customerId: null });
    return [{ reference: number, name: names.get(number)?.name ?? '', state }];
  });
}

const withdraw = (operating: Operating, [reference = '']: readonly string[]) =>
  change(operating, reference, async (tx, piece, now) => {
    if (piece.status !== 'listed') throw new Refusal(`${reference} is ${piece.status}, and not for sale.`);
    if (!(await withdrawItem(tx, piece, now)))
      throw new Refusal(`${reference} is being paid for: try again when that is over.`);
    await closeOffersFor(tx, [piece.id], now);
    return 'withdrawn';
  });

const relist = (operating: Operating, [reference = '']: readonly string[], given: GivenOptions) =>
  change(operating, reference, async (tx, piece, now) => {
    if (piece.status === 'listed') throw new Refusal(`${reference} is for sale already.`);
    if (piece.status === 'pending')
      throw new Refusal(`${reference} waits for its seller’s identity: marketplace sellers import.`);
    if (piece.status === 'withdrawn') {
      await restoreItem(tx, piece, now);
      return 'listed';
    }
    // Relisting an item by mistake would sell it again while its buyer has it.
    const order = given['back'] === true ? null : await orderOfItem(tx, piece);
    if (order)
      throw new Refusal(`${reference} is sold in ${order} and has not come back: --back says that it has.`);
    await relistItems(tx, [{ itemId: piece.id, listingNumber: piece.listingNumber }], now);
    return `listed, number ${piece.listingNumber + 1}`;
  });

export const STOCK_OPERATIONS: Readonly<Record<string, Operation>> = {
  'stock relist': { words: ['REFERENCE'], options: { back: flag }, run: relist },
  'stock withdraw': { words: ['REFERENCE'], options: {}, run: withdraw },
};
