import { allocate, money, parseLocale } from '@patine/core';
import type { Database } from '../../db/client.ts';
import type { InvoiceFacts } from '../../db/schema/invoices.ts';
import { groupByTax, itemTax, serviceTax, taxedLines, type TaxGroup } from './line-tax.ts';
import { lineText } from './line-text.ts';
import type { OrderRow } from '../orders/index.ts';
import {
  type InvoicedItem,
  type InvoiceRow,
  insertInvoice,
  invoicedStores,
  invoicesOf,
  invoicedItemsOf,
} from './repository.ts';

type Line = InvoiceFacts['lines'][number];

const SALE = 'sale';
/** Line kinds that are credited together when delivery is refunded. */
const CARRIED = ['delivery', 'quality-control'] as const;

/** Splits a sum among sellers by weight, or equally when all weights are zero. */
function shares(sum: number, weights: readonly number[]): number[] {
  if (sum === 0) return weights.map(() => 0);
  const known = weights.some((weight) => weight > 0) ? weights : weights.map(() => 1);
  return allocate(money(sum), known).map(({ amount }) => amount);
}

type Share = [kind: Line['kind'], amount: number];
type Draft = { storeId: number; items: InvoicedItem[]; amounts: number[]; rest: Line[] };
type TaxGroups = (draft: Draft) => TaxGroup[];

const drafts = (items: readonly InvoicedItem[], amountOf: (item: InvoicedItem) => number): Draft[] =>
  [...Map.groupBy(items, ({ storeId }) => storeId)].map(([storeId, own]) => ({
    storeId,
    items: own,
    amounts: own.map(amountOf),
    rest: [],
  }));

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** Adds to each draft its share of a sum that belongs to no item, split by the draft's taxes. */
function withShares(
  found: readonly Draft[],
  [kind, sum]: Share,
  weights: readonly number[],
  taxes: TaxGroups,
): Draft[] {
  const parts = shares(sum, weights);
  return found.map((draft, index) => ({
    ...draft,
    rest: [...draft.rest, ...taxedLines(kind, parts[index] ?? 0, taxes(draft))],
  }));
}

/** The lines of a seller's invoices and credit notes, limited to `kinds` when given. */
const linesOf = (documents: readonly InvoiceRow[], storeId: number, kinds?: readonly Line['kind'][]) =>
  documents
    .filter((document) => document.storeId === storeId)
    .flatMap(({ facts }) => facts.lines)
    .filter(({ kind }) => kinds?.includes(kind) ?? true);

/** What a seller has invoiced and not yet credited, limited to `kinds` when given. */
const leftOf = (documents: readonly InvoiceRow[], storeId: number, kinds?: readonly Line['kind'][]) =>
  Math.max(0, sumOf(linesOf(documents, storeId, kinds).map(({ amount }) => amount)));

/** The taxes of what a seller has not yet credited, so that a credit note uses the taxes of its invoice. */
const taxesLeft =
  (documents: readonly InvoiceRow[], kinds?: readonly Line['kind'][]): TaxGroups =>
  ({ storeId }) =>
    groupByTax(linesOf(documents, storeId, kinds).map(({ tax, amount }) => ({ tax, weight: amount }))).filter(
      ({ weight }) => weight > 0,
    );

type Wanted = { occasion: string; kind: 'invoice' | 'credit-note'; sign: 1 | -1 };

async function issue(tx: Database, order: OrderRow, found: Draft[], wanted: Wanted, now: Date) {
  const locale = parseLocale(order.locale);
  const done = await invoicedStores(tx, order.id, wanted.occasion);
  const sales = wanted.kind === 'invoice' ? [] : await invoicesOf(tx, [order.id]);
  // Sorted by seller id, so that concurrent orders lock the series in the same order and cannot deadlock.
  for (const { storeId, items, amounts, rest } of found) {
    if (done.has(storeId)) continue;
    const sale = sales.find((document) => document.storeId === storeId && document.occasion === SALE);
    const lines: Line[] = [
      ...items.map((item, at) => {
        const { reference } = item;
        const own = lineText(item, locale);
        const { words, tax } = (sale && lineOnInvoice(sale, reference, own)) ?? {
          words: own,
          tax: itemTax(item, order.deliveryAddress.countryCode),
        };
        return { kind: 'item' as const, words, reference, amount: amounts[at] ?? 0, ...(tax ? { tax } : {}) };
      }),
      ...rest,
    ]
      .map((line) => ({ ...line, amount: line.amount * wanted.sign }))
      .filter(({ kind, amount }) => amount !== 0 || (kind === 'item' && wanted.kind === 'invoice'));
    // A seller with a zero share gets no document.
    if (lines.length === 0) continue;
    const [item] = items;
    await insertInvoice(tx, {
      storeId,
      kind: wanted.kind,
      orderId: order.id,
      occasion: wanted.occasion,
      amount: sumOf(lines.map(({ amount }) => amount)),
      currency: order.currency,
      facts: {
        locale,
        orderReference: order.reference,
        seller: {
          name: item?.storeName ?? '',
          country: item?.storeCountry ?? '',
          identity: item?.storeIdentity ?? null,
        },
        buyer: order.deliveryAddress,
        lines,
        corrects: sale?.number ?? null,
      },
      issuedAt: now,
    });
  }
}

/**
 * Returns the line of an item on its invoice. The credit note repeats its words and its tax even if the item's name, its
 * tax or its seller has changed.
 */
const lineOnInvoice = ({ facts }: InvoiceRow, reference: number, words: string) =>
  facts.lines.find((line) => line.reference === reference) ??
  facts.lines.find((line) => line.reference === undefined && line.words === words);

/** Issues one invoice per seller of a paid order. Together they add up to the order's total. */
export async function issueInvoices(tx: Database, order: OrderRow, now: Date) {
  const found = drafts(await invoicedItemsOf(tx, order.id), ({ paidAmount }) => paidAmount);
  const weights = found.map(({ amounts }) => sumOf(amounts));
  const country = order.deliveryAddress.countryCode;
  // For tax, delivery follows the delivered items; quality control is a separate service.
  const asItems: TaxGroups = ({ items, amounts }) =>
    items.map((item, at) => ({ tax: itemTax(item, country), weight: amounts[at] ?? 0 }));
  const asService: TaxGroups = ({ items: [item] }) =>
    item ? [{ tax: serviceTax(item, country), weight: 1 }] : [];
  const delivery = order.shippingAmount - order.shippingReduction;
  const carried = withShares(found, ['delivery', delivery], weights, asItems);
  const control = order.qualityControlAmount - order.qualityControlReduction;
  await issue(
    tx,
    order,
    withShares(carried, ['quality-control', control], weights, asService),
    { occasion: SALE, kind: 'invoice', sign: 1 },
    now,
  );
}

/**
 * Issues one credit note per seller with a refund. Together they add up to the refund. Delivery is credited by the
 * sellers who invoiced it, whoever sold the refunded items, so that nobody credits more than they were paid.
 */
export async function issueCreditNotes(
  tx: Database,
  order: OrderRow,
  refund: { occasion: string; items: ReadonlyMap<string, number>; delivery: number },
  now: Date,
) {
  const found = drafts(await invoicedItemsOf(tx, order.id), ({ lineId }) => refund.items.get(lineId) ?? 0);
  const documents = await invoicesOf(tx, [order.id]);
  const weights = found.map(({ storeId }) => leftOf(documents, storeId, CARRIED));
  await issue(
    tx,
    order,
    withShares(found, ['delivery', refund.delivery], weights, taxesLeft(documents, CARRIED)),
    { occasion: refund.occasion, kind: 'credit-note', sign: -1 },
    now,
  );
}

/** Issues credit notes for a goodwill refund that belongs to no item, to each seller with an uncredited amount. */
export async function issueGoodwillNote(
  tx: Database,
  order: OrderRow,
  { occasion, amount }: { occasion: string; amount: number },
  now: Date,
) {
  const found = drafts(await invoicedItemsOf(tx, order.id), () => 0);
  const documents = await invoicesOf(tx, [order.id]);
  const weights = found.map(({ storeId }) => leftOf(documents, storeId));
  await issue(
    tx,
    order,
    withShares(found, ['goodwill', amount], weights, taxesLeft(documents)),
    { occasion, kind: 'credit-note', sign: -1 },
    now,
  );
}
