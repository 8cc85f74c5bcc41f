import { allocate, type Locale, money, readLocale, showsEnglish } from '@patine/core';
import type { Database } from '../../db/client.ts';
import type { InvoiceFacts } from '../../db/schema/invoices.ts';
import type { OrderRow } from '../orders/repository.ts';
import { type InvoicedPiece, insertInvoice, invoicedStores, invoicesOf, piecesOf } from './repository.ts';

type Line = InvoiceFacts['lines'][number];

const SALE = 'sale';

const wordsOf = (piece: InvoicedPiece, locale: Locale) => {
  const { customizationLabel: label, customizationValue: value } = piece;
  const name = showsEnglish(locale) ? piece.nameEn : piece.nameFr;
  return `${name} (${piece.reference})${value === null ? '' : `, ${label} ${value}`}`;
};

/** Shares of a sum among sellers, by what their pieces cost. */
function shares(sum: number, weights: readonly number[]): number[] {
  if (sum === 0) return weights.map(() => 0);
  const known = weights.some((weight) => weight > 0) ? weights : weights.map(() => 1);
  return allocate(money(sum), known).map(({ amount }) => amount);
}

type Draft = { storeId: number; pieces: InvoicedPiece[]; amounts: number[] };

const drafts = (pieces: readonly InvoicedPiece[], amountOf: (piece: InvoicedPiece) => number): Draft[] =>
  [...Map.groupBy(pieces, ({ storeId }) => storeId)].map(([storeId, own]) => ({
    storeId,
    pieces: own,
    amounts: own.map(amountOf),
  }));

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

type Wanted = {
  occasion: string;
  kind: 'invoice' | 'credit-note';
  sign: 1 | -1;
  rest: [Line['kind'], number][];
};

async function issue(tx: Database, order: OrderRow, found: Draft[], wanted: Wanted, now: Date) {
  const locale = readLocale(order.locale);
  const done = await invoicedStores(tx, order.id, wanted.occasion);
  const sales = wanted.kind === 'invoice' ? [] : await invoicesOf(tx, [order.id]);
  const weights = found.map(({ amounts }) => sumOf(amounts));
  const rest = wanted.rest.map(([kind, sum]) => ({ kind, parts: shares(sum, weights) }));
  // Sellers by id: two orders that share sellers wait for each other in one direction.
  for (const [index, { storeId, pieces, amounts }] of found.entries()) {
    if (done.has(storeId)) continue;
    const lines: Line[] = [
      ...pieces.map((piece, at) => ({
        kind: 'piece' as const,
        words: wordsOf(piece, locale),
        amount: (amounts[at] ?? 0) * wanted.sign,
      })),
      ...rest.map(({ kind, parts }) => ({ kind, words: '', amount: (parts[index] ?? 0) * wanted.sign })),
    ].filter(({ kind, amount }) => amount !== 0 || (kind === 'piece' && wanted.kind === 'invoice'));
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
  const pieces = await piecesOf(tx, order.id);
  const rest: Wanted['rest'] = [
    ['delivery', order.shippingAmount - order.shippingReduction],
    ['quality-control', order.qualityControlAmount - order.qualityControlReduction],
  ];
  await issue(
    tx,
    order,
    drafts(pieces, ({ paidAmount }) => paidAmount),
    { occasion: SALE, kind: 'invoice', sign: 1, rest },
    now,
  );
}

/** One credit note for each seller whose pieces were paid back; their sums are what was given back. */
export async function issueCreditNotes(
  tx: Database,
  order: OrderRow,
  refund: { occasion: string; pieces: ReadonlyMap<string, number>; delivery: number },
  now: Date,
) {
  const pieces = (await piecesOf(tx, order.id)).filter(({ lineId }) => refund.pieces.has(lineId));
  await issue(
    tx,
    order,
    drafts(pieces, ({ lineId }) => refund.pieces.get(lineId) ?? 0),
    { occasion: refund.occasion, kind: 'credit-note', sign: -1, rest: [['delivery', refund.delivery]] },
    now,
  );
}

/** One credit note for each seller of an order, for a sum that was given back for no piece in particular. */
export async function issueGoodwillNote(
  tx: Database,
  order: OrderRow,
  { occasion, amount }: { occasion: string; amount: number },
  now: Date,
) {
  const pieces = await piecesOf(tx, order.id);
  const found = drafts(pieces, ({ paidAmount }) => paidAmount);
  const parts = shares(
    amount,
    found.map(({ amounts }) => sumOf(amounts)),
  );
  // A seller whose share is nothing has nothing to correct.
  const concerned = found.flatMap((draft, index) =>
    parts[index] ? [{ ...draft, share: parts[index] }] : [],
  );
  for (const { share, ...draft } of concerned)
    await issue(
      tx,
      order,
      [{ ...draft, pieces: draft.pieces.slice(0, 1), amounts: [] }],
      { occasion, kind: 'credit-note', sign: -1, rest: [['goodwill', share]] },
      now,
    );
}
