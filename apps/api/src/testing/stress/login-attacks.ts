import { AskPasswordResetDocument, CreateCustomerDocument } from '@patine/contract/operations';
import { eq } from 'drizzle-orm';
import { HOUR_MS } from '@patine/core';
import { mails } from '../../db/schema/operations.ts';
import { createLog } from '../../log.ts';
import { PASSWORD, type TestShop } from '../shop.ts';

const NETWORKS = 250;

const network = (number: number) =>
  `198.18.${Math.floor(number / NETWORKS) % NETWORKS}.${(number % NETWORKS) + 1}`;
const count = (all: readonly unknown[], wanted: unknown) => all.filter((one) => one === wanted).length;

/** A log that counts events and searches its lines for secrets. */
export function watchedLog() {
  const lines: string[] = [];
  return {
    log: createLog('info', { write: (line) => lines.push(line) }),
    events: (name: string) =>
      lines.filter((line) => (JSON.parse(line) as { event?: string }).event === name).length,
    mentions: (text: string) => lines.filter((line) => line.includes(text)).length,
  };
}

type Watch = ReturnType<typeof watchedLog>;

/**
 * Tries many passwords on an account and on an address without one, each from another network; the one in the middle is
 * right. Only the first twenty attempts per hour are checked.
 */
export async function stuffing(shop: TestShop, watch: Watch, passwords: number) {
  const known = 'stuffed@example.fr';
  await shop.signUp(known);
  shop.clock.advance(HOUR_MS);
  const before = { refused: watch.events('security.login'), limited: watch.events('security.limit') };
  const series = async (emailAddress: string) => {
    const statuses: number[] = [];
    for (let guess = 0; guess < passwords; guess += 1) {
      const password = guess === Math.floor(passwords / 2) ? PASSWORD : `Guess-${guess}-aaa`;
      statuses.push((await shop.authenticate(emailAddress, password, network(guess))).statusCode);
    }
    return statuses;
  };
  const [onKnown, onUnknown] = [await series(known), await series('nobody@example.fr')];
  const responses = [...onKnown, ...onUnknown];
  const checked = count(responses, 401);
  return {
    checked,
    limited: count(responses, 429),
    letIn: count(responses, 200),
    betrayed: onKnown.filter((status, guess) => status !== onUnknown[guess]).length,
    unlogged:
      responses.length -
      (watch.events('security.login') - before.refused) -
      (watch.events('security.limit') - before.limited),
    namedInLog: watch.mentions(known) + watch.mentions('Guess-'),
  };
}

/** Requests password reset links repeatedly, for addresses with an account and as many without. */
export async function resetFlood(shop: TestShop, watch: Watch, requests: number) {
  const addresses = Array.from({ length: 20 }, (_, number) => `flood-${number}@example.fr`);
  for (const address of addresses.slice(0, 10)) await shop.signUp(address);
  shop.clock.advance(HOUR_MS);
  const before = watch.events('security.limit');
  const taken = new Map<string, number>();
  let refused = 0;
  for (let request = 0; request < requests; request += 1) {
    const emailAddress = addresses[request % addresses.length] ?? '';
    const { failure } = await shop.call(
      AskPasswordResetDocument,
      { emailAddress },
      { remoteAddress: network(request) },
    );
    if (failure) refused += 1;
    else taken.set(emailAddress, (taken.get(emailAddress) ?? 0) + 1);
  }
  while ((await shop.app.outbox.drain()) > 0);
  const letters = await shop.db
    .select({ recipient: mails.recipient })
    .from(mails)
    .where(eq(mails.template, 'password-reset'));
  const sent = (address: string) => letters.filter(({ recipient }) => recipient === address).length;
  return {
    refused,
    letters: letters.length,
    tooMany: addresses.filter((address) => sent(address) > 5).length,
    toNobody: addresses.slice(10).filter((address) => sent(address) > 0).length,
    betrayed: addresses.filter((address) => taken.get(address) !== taken.get(addresses[0] ?? '')).length,
    unlogged: refused - (watch.events('security.limit') - before),
    namedInLog: watch.mentions('flood-'),
  };
}

/** Returns the median of the differences and its 99 % confidence interval. */
function spread(differences: readonly number[]) {
  const sorted = differences.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const away = (2.58 * Math.sqrt(sorted.length)) / 2;
  const at = (rank: number) => sorted[Math.min(sorted.length - 1, Math.max(0, Math.round(rank)))] ?? 0;
  return { median: at(middle), low: at(middle - away), high: at(middle + away) };
}

const ROUNDS_AT_ONCE = 60;

/**
 * Measures by how many milliseconds a response about a known address is slower than one about an unknown address. It is
 * the median of rounds that measure both; rounds go on until it is certain on which side of the limit it lies, so a
 * busy machine takes more rounds.
 */
async function difference(limits: Limits, attempt: (known: boolean, round: number) => Promise<unknown>) {
  const differences: number[] = [];
  const timed = async (known: boolean, round: number) => {
    const start = performance.now();
    await attempt(known, round);
    return performance.now() - start;
  };
  while (differences.length < limits.mostRounds) {
    for (let more = 0; more < ROUNDS_AT_ONCE; more += 1) {
      const round = differences.length;
      const knownFirst = round % 2 === 0;
      const first = await timed(knownFirst, round);
      const second = await timed(!knownFirst, round);
      differences.push(knownFirst ? first - second : second - first);
    }
    const { low, high } = spread(differences);
    const isCertain = low > limits.ms || high < -limits.ms || (low >= -limits.ms && high <= limits.ms);
    if (isCertain) break;
  }
  return { rounds: differences.length, ms: spread(differences).median };
}

export type Limits = {
  /** Milliseconds of difference that cannot be told from network noise. */
  ms: number;
  mostRounds: number;
};

const KNOWN = 'timed@example.fr';

const registration = (emailAddress: string) => ({
  customerCreate: {
    firstName: 'Léa',
    lastName: 'Martin',
    emailAddress,
    acceptTermsAndConditions: true,
    plainPassword: PASSWORD,
    optIn: false,
  },
});

/** Time differences, in milliseconds, of the three calls that could reveal whether an account exists. */
export async function timeDifferences(shop: TestShop, limits: Limits) {
  await shop.signUp(KNOWN);
  /** Advances the clock by an hour before each call, so that no rate limit is reached. */
  const inItsHour =
    (attempt: (emailAddress: string) => Promise<unknown>) => (known: boolean, round: number) => {
      shop.clock.advance(HOUR_MS);
      return attempt(known ? KNOWN : `nobody-${round}@example.fr`);
    };
  return {
    reset: await difference(
      limits,
      inItsHour((emailAddress) => shop.call(AskPasswordResetDocument, { emailAddress })),
    ),
    login: await difference(
      limits,
      inItsHour((emailAddress) => shop.authenticate(emailAddress, 'Another-one-1')),
    ),
    registration: await difference(
      limits,
      inItsHour((emailAddress) => shop.call(CreateCustomerDocument, registration(emailAddress))),
    ),
  };
}
