import { productsByReference } from '../../modules/catalogue/index.ts';
import {
  type ItemRow,
  lockItemsOfProduct,
  orderOfItem,
  relistItems,
  restoreItem,
  withdrawItem,
} from '../../modules/inventory/index.ts';
import { closeOffersFor } from '../../modules/offers/index.ts';
import {
  type GivenOptions,
  type OperationContext,
  type Operation,
  Refusal,
  type Row,
  flag,
  wholeNumber,
} from './operation.ts';

const MOST = 2_147_483_647;

async function change(
  { services: { db, clock } }: OperationContext,
  reference: string,
  work: (tx: typeof db, item: ItemRow, now: Date) => Promise<string>,
): Promise<Row[]> {
  const number = wholeNumber('The reference', reference, [1, MOST]);
  const now = clock.now();
  return db.transaction(async (tx) => {
    const [item] = await lockItemsOfProduct(tx, number);
    if (!item) throw new Refusal(`No item has the reference ${reference}.`);
    const state = await work(tx, item, now);
    const names = await productsByReference(tx, [number], 'fr', { now, customerId: null });
    return [{ reference: number, name: names.get(number)?.name ?? '', state }];
  });
}

const withdraw = (operationContext: OperationContext, [reference = '']: readonly string[]) =>
  change(operationContext, reference, async (tx, item, now) => {
    if (item.status !== 'listed') throw new Refusal(`${reference} is ${item.status}, and not for sale.`);
    if (!(await withdrawItem(tx, item, now)))
      throw new Refusal(`${reference} is being paid for: try again when that is over.`);
    await closeOffersFor(tx, [item.id], now);
    return 'withdrawn';
  });

const relist = (
  operationContext: OperationContext,
  [reference = '']: readonly string[],
  given: GivenOptions,
) =>
  change(operationContext, reference, async (tx, item, now) => {
    if (item.status === 'listed') throw new Refusal(`${reference} is for sale already.`);
    if (item.status === 'pending')
      throw new Refusal(`${reference} waits for its seller’s identity: marketplace sellers import.`);
    if (item.status === 'withdrawn') {
      await restoreItem(tx, item, now);
      return 'listed';
    }
    // Relisting an item by mistake would sell it again while its buyer has it.
    const order = given['back'] === true ? null : await orderOfItem(tx, item);
    if (order)
      throw new Refusal(`${reference} is sold in ${order} and has not come back: --back says that it has.`);
    await relistItems(tx, [{ itemId: item.id, listingNumber: item.listingNumber }], now);
    return `listed, number ${item.listingNumber + 1}`;
  });

export const STOCK_OPERATIONS: Readonly<Record<string, Operation>> = {
  'stock relist': { parameters: ['REFERENCE'], options: { back: flag }, run: relist },
  'stock withdraw': { parameters: ['REFERENCE'], options: {}, run: withdraw },
};
