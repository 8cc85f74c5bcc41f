import { allocate, type Locale, money, readLocale, showsEnglish } from '@patine/core';
import type { Database } from '../../db/client.ts';
import type { InvoiceFacts } from '../../db/schema/invoices.ts';
import type { OrderRow } from '../orders/repository.ts';
import {
  type InvoicedPiece,
  type InvoiceRow,
  insertInvoice,
  invoicedStores,
  invoicesOf,
  piecesOf,
} from './repository.ts';

type Line = InvoiceFacts['lines'][number];

const SALE = 'sale';

const wordsOf = (piece: InvoicedPiece, locale: Locale) => {
  const { customizationLabel: label, customizationValue: value } = piece;
  const name = showsEnglish(locale) ? piece.nameEn : piece.nameFr;
  return `${name} (${piece.reference})${value === null ? '' : `, ${label} ${value}`}`;
};

/** Shares of a sum among sellers; equal ones where no seller weighs anything. */
function shares(sum: number, weights: readonly number[]): number[] {
  if (sum === 0) return weights.map(() => 0);
  const known = weights.some((weight) => weight > 0) ? weights : weights.map(() => 1);
  return allocate(money(sum), known).map(({ amount }) => amount);
}

type Share = [kind: Line['kind'], amount: number];
type Draft = { storeId: number; pieces: InvoicedPiece[]; amounts: number[]; rest: Share[] };

const drafts = (pieces: readonly InvoicedPiece[], amountOf: (piece: InvoicedPiece) => number): Draft[] =>
  [...Map.groupBy(pieces, ({ storeId }) => storeId)].map(([storeId, own]) => ({
    storeId,
    pieces: own,
    amounts: own.map(amountOf),
    rest: [],
  }));

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** Adds to each draft its share of a sum that belongs to no piece. */
function withShares(found: readonly Draft[], [kind, sum]: Share, weights: readonly number[]): Draft[] {
  const parts = shares(sum, weights);
  return found.map((draft, index) => ({ ...draft, rest: [...draft.rest, [kind, parts[index] ?? 0]] }));
}

/** What a seller invoiced of an order and has not taken back, of these kinds of lines or of all. */
const leftOf = (papers: readonly InvoiceRow[], storeId: number, kinds?: readonly Line['kind'][]) => {
  const lines = papers.filter((paper) => paper.storeId === storeId).flatMap(({ facts }) => facts.lines);
  const counted = lines.filter(({ kind }) => kinds?.includes(kind) ?? true);
  return Math.max(0, sumOf(counted.map(({ amount }) => amount)));
};

type Wanted = { occasion: string; kind: 'invoice' | 'credit-note'; sign: 1 | -1 };

async function issue(tx: Database, order: OrderRow, found: Draft[], wanted: Wanted, now: Date) {
  const locale = readLocale(order.locale);
  const done = await invoicedStores(tx, order.id, wanted.occasion);
  const sales = wanted.kind === 'invoice' ? [] : await invoicesOf(tx, [order.id]);
  // Sellers by id: two orders that share sellers wait for each other in one direction.
  for (const { storeId, pieces, amounts, rest } of found) {
    if (done.has(storeId)) continue;
    const lines: Line[] = [
      ...pieces.map((piece, at) => ({
        kind: 'piece' as const,
        words: wordsOf(piece, locale),
        amount: (amounts[at] ?? 0) * wanted.sign,
      })),
      ...rest.map(([kind, amount]) => ({ kind, words: '', amount: amount * wanted.sign })),
    ].filter(({ kind, amount }) => amount !== 0 || (kind === 'piece' && wanted.kind === 'invoice'));
    // A seller whose share is nothing has nothing to correct.
    if (lines.length === 0) continue;
    const [piece] = pieces;
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
          name: piece?.storeName ?? '',
          country: piece?.storeCountry ?? '',
          identity: piece?.storeIdentity ?? null,
        },
        buyer: order.deliveryAddress,
        lines,
        corrects: sales.find((sale) => sale.storeId === storeId && sale.occasion === SALE)?.number ?? null,
      },
      issuedAt: now,
    });
  }
}

/** One invoice for each seller of an order that was paid; their sums are the order's. */
export async function issueInvoices(tx: Database, order: OrderRow, now: Date) {
  const found = drafts(await piecesOf(tx, order.id), ({ paidAmount }) => paidAmount);
  const weights = found.map(({ amounts }) => sumOf(amounts));
  const carried = withShares(found, ['delivery', order.shippingAmount - order.shippingReduction], weights);
  const control = order.qualityControlAmount - order.qualityControlReduction;
  await issue(
    tx,
    order,
    withShares(carried, ['quality-control', control], weights),
    { occasion: SALE, kind: 'invoice', sign: 1 },
    now,
  );
}

/**
 * One credit note for each seller who gives something back; their sums are what was given back. Delivery is taken
 * back by those who invoiced it, whosever piece was the last: nobody gives back more than they were paid.
 */
export async function issueCreditNotes(
  tx: Database,
  order: OrderRow,
  refund: { occasion: string; pieces: ReadonlyMap<string, number>; delivery: number },
  now: Date,
) {
  const found = drafts(await piecesOf(tx, order.id), ({ lineId }) => refund.pieces.get(lineId) ?? 0);
  const papers = await invoicesOf(tx, [order.id]);
  const weights = found.map(({ storeId }) => leftOf(papers, storeId, ['delivery', 'quality-control']));
  await issue(
    tx,
    order,
    withShares(found, ['delivery', refund.delivery], weights),
    { occasion: refund.occasion, kind: 'credit-note', sign: -1 },
    now,
  );
}

/** One credit note for each seller who is still paid for an order, for a sum that was given back for no piece. */
export async function issueGoodwillNote(
  tx: Database,
  order: OrderRow,
  { occasion, amount }: { occasion: string; amount: number },
  now: Date,
) {
  const found = drafts(await piecesOf(tx, order.id), () => 0);
  const papers = await invoicesOf(tx, [order.id]);
  const weights = found.map(({ storeId }) => leftOf(papers, storeId));
  await issue(
    tx,
    order,
    withShares(found, ['goodwill', amount], weights),
    { occasion, kind: 'credit-note', sign: -1 },
    now,
  );
}
