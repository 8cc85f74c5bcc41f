/** A guard of the payment code that is removed, to check that a test fails without it. */
export type Mutant = {
  guard: string;
  /** Test files under src/modules of which at least one must fail. */
  tests: readonly string[];
} & (
  | { file: string; from: string; to: string }
  /** SQL that is run on the database before the tests. */
  | { sql: string }
);

const PAYMENTS = 'payments';
const [GUARDS, OUTCOMES, LATE, REFUNDS, WEBHOOKS] = [
  'guards',
  'outcomes',
  'late-payment',
  'refunds',
  'webhooks',
].map((name) => `${PAYMENTS}/${name}.test.ts`) as [string, string, string, string, string];
const COMPANIES = 'payments/gateways.postgres.test.ts';

export const MUTANTS: readonly Mutant[] = [
  {
    guard: 'a hold is taken by a conditional update',
    file: 'inventory/holds-repository.ts',
    from: '            isNull(items.heldBy),\n            and(eq(items.heldByCustomer, hold.customerId), eq(items.paying, false)),',
    to: '            sql`true`,',
    tests: ['checkout/race.test.ts'],
  },
  {
    guard: 'a hold under payment does not end by the clock',
    file: 'inventory/holds-repository.ts',
    from: 'and(lte(items.heldUntil, now), eq(items.paying, false))',
    to: 'and(lte(items.heldUntil, now))',
    tests: [GUARDS],
  },
  {
    guard: 'items are claimed by a conditional update',
    file: 'inventory/holds-repository.ts',
    from: 'or(eq(items.heldBy, attemptId), isNull(items.heldBy), isOver(now)),',
    to: 'sql`true`,',
    tests: [LATE],
  },
  {
    guard: 'items are claimed before the capture',
    file: 'payments/capture-sale.ts',
    from: 'if (!(await claimItems(tx, lines, holder, now))) throw new Lost();',
    to: 'await claimItems(tx, lines, holder, now);',
    tests: [LATE],
  },
  { guard: 'a listing is sold once', sql: 'drop index order_lines_sold_once', tests: [GUARDS] },
  {
    guard: 'one payment of a cart lives at a time',
    sql: 'drop index payment_attempts_one_live_per_cart',
    tests: [GUARDS],
  },
  { guard: 'a transaction is entered once', sql: 'drop index ledger_once', tests: [GUARDS] },
  {
    guard: 'the ledger only grows',
    sql: 'drop trigger ledger_entries_append_only on ledger_entries',
    tests: [OUTCOMES],
  },
  {
    guard: 'an attempt moves only from where it was seen',
    file: 'payments/attempts-repository.ts',
    from: '        eq(paymentAttempts.state, seen.state),\n',
    to: '',
    tests: [GUARDS],
  },
  {
    guard: 'an attempt moves only along its table',
    file: 'payments/attempts-repository.ts',
    from: '        inArray(paymentAttempts.state, allowedFrom(state)),\n',
    to: '',
    tests: [GUARDS],
  },
  {
    guard: 'a call carries one key however often it is made',
    file: 'payments/provider-calls.ts',
    from: '  sent: faults === 0 ? name : `${name}:${faults}`,',
    to: '  sent: `${name}:${faults}:${Math.random()}`,',
    tests: [GUARDS],
  },
  {
    guard: 'a fault is not asked for again under its key',
    file: 'payments/provider-calls-repository.ts',
    from: '.set({ faults: sql`${providerCalls.faults} + 1` })',
    to: '.set({ faults: 0 })',
    tests: [GUARDS],
  },
  {
    guard: 'the intent is written before the call',
    file: 'payments/capture-sale.ts',
    from: '    await recordIntent(tx, attempt.id, how, now);\n',
    to: '',
    tests: [GUARDS],
  },
  {
    guard: 'the same key and request get the first answer',
    file: 'checkout/idempotency.ts',
    from: '  if (known) return known.value;',
    to: '',
    tests: ['checkout/idempotency.test.ts'],
  },
  {
    guard: 'a key stands for one request',
    file: 'checkout/idempotency.ts',
    from: "  if (known && known.requestHash !== requestHash) throw new ApiError('IDEMPOTENCY_KEY_REUSED');\n",
    to: '',
    tests: ['checkout/idempotency.test.ts'],
  },
  {
    guard: 'the sum that was authorised is the one that was asked for',
    file: 'payments/settle.ts',
    from: 'payment.amount !== attempt.amount || payment.currency !== attempt.currency',
    to: 'payment.currency !== attempt.currency',
    tests: [GUARDS],
  },
  {
    guard: 'news is signed',
    file: 'payments/webhooks.ts',
    from: "if (event === 'forged') {",
    to: "if (event === 'forged' && body.length === 0) {",
    tests: [WEBHOOKS],
  },
  {
    guard: 'news is written down once',
    file: 'payments/inbox-repository.ts',
    from: '    .onConflictDoNothing();',
    to: '    ;',
    tests: [WEBHOOKS],
  },
  {
    guard: 'what news says is read anew',
    file: 'payments/inbox.ts',
    from: '      if (attempt) await settle(attempt.id);\n',
    to: '',
    tests: [WEBHOOKS],
  },
  {
    guard: 'no more goes back than was paid',
    file: 'payments/refunds-repository.ts',
    from: '        lte(sql`${orders.refundedAmount} + ${amount}`, orders.paidAmount),\n',
    to: '',
    tests: [REFUNDS],
  },
  {
    guard: 'no more is refunded for an item than it cost',
    file: 'payments/refunds-repository.ts',
    from: '        lte(sql`${orderLines.refundedAmount} + ${amount}`, orderLines.paidAmount),\n',
    to: '',
    tests: [REFUNDS],
  },
  {
    guard: 'a refund is looked for before it is made',
    file: 'payments/stripe/adapter.ts',
    from: "    if (data.some(({ metadata, status }) => metadata?.['call'] === name && status !== 'failed')) return;\n",
    to: '',
    tests: [COMPANIES],
  },
];

/** Returns the mutant with the number in MUTANT; without one the tests run on the unchanged code and must pass. */
export const chosenMutant = (): Mutant | undefined => MUTANTS[Number(process.env['MUTANT'] ?? -1)];
