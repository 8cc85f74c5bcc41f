import { EMAIL_CHANGE_HOURS, PASSWORD_RESET_MINUTES, HOUR_MS, MINUTE_MS } from '@patine/core';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Random } from '../../clock.ts';
import type { Database } from '../../db/client.ts';
import { accessTokens } from '../../db/schema/access-tokens.ts';
import { hashToken } from '../../plugins/session.ts';

const LIFE_MS = {
  PASSWORD: PASSWORD_RESET_MINUTES * MINUTE_MS,
  EMAIL: EMAIL_CHANGE_HOURS * HOUR_MS,
} as const;

export type Purpose = keyof typeof LIFE_MS;
/** Whose link it is, and the address that it was sent to. */
export type LinkHolder = { customerId: string; emailAddress: string };

type Asked = { purpose: Purpose; token: string };

/** Makes a link's token; it is told once, and only its hash is kept. */
export async function issueToken(
  db: Database,
  { purpose, ...holder }: LinkHolder & { purpose: Purpose },
  now: Date,
  random: Random,
): Promise<string> {
  const token = random.token();
  const expiresAt = new Date(now.getTime() + LIFE_MS[purpose]);
  await db.insert(accessTokens).values({ tokenHash: hashToken(token), purpose, ...holder, expiresAt });
  return token;
}

const matches = ({ purpose, token }: Asked, now: Date) =>
  and(
    eq(accessTokens.tokenHash, hashToken(token)),
    eq(accessTokens.purpose, purpose),
    gt(accessTokens.expiresAt, now),
  );

const HOLDER = { customerId: accessTokens.customerId, emailAddress: accessTokens.emailAddress };

/** Tells whose link it is; null when it was used, is too old or never was. */
export async function findLink(db: Database, asked: Asked, now: Date): Promise<LinkHolder | null> {
  const [row] = await db.select(HOLDER).from(accessTokens).where(matches(asked, now));
  return row ?? null;
}

/** The same, and uses it up: of two calls at once, one gets it. */
export async function consumeLink(tx: Database, asked: Asked, now: Date): Promise<LinkHolder | null> {
  const [row] = await tx.delete(accessTokens).where(matches(asked, now)).returning(HOLDER);
  return row ?? null;
}

/** Every link of one customer: for a changed password or address. */
export const revokeLinksOf = (db: Database, customerId: string) =>
  db.delete(accessTokens).where(eq(accessTokens.customerId, customerId));

/** Drops links that nobody can use any more. */
export const deleteExpiredLinks = (db: Database, now: Date) =>
  db.delete(accessTokens).where(lte(accessTokens.expiresAt, now));
