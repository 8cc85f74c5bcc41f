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
/** The owner of a link, and the email address it was sent to. */
export type LinkHolder = { customerId: string; emailAddress: string };

type LinkKey = { purpose: Purpose; token: string };

/** Creates the token of a link. Only its hash is stored. */
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

const matches = ({ purpose, token }: LinkKey, now: Date) =>
  and(
    eq(accessTokens.tokenHash, hashToken(token)),
    eq(accessTokens.purpose, purpose),
    gt(accessTokens.expiresAt, now),
  );

const HOLDER = { customerId: accessTokens.customerId, emailAddress: accessTokens.emailAddress };

/** Returns the owner of a link; null when it is used, expired or unknown. */
export async function findLink(db: Database, key: LinkKey, now: Date): Promise<LinkHolder | null> {
  const [row] = await db.select(HOLDER).from(accessTokens).where(matches(key, now));
  return row ?? null;
}

/** Like findLink, but also deletes the link. Only one of two concurrent calls gets it. */
export async function consumeLink(tx: Database, key: LinkKey, now: Date): Promise<LinkHolder | null> {
  const [row] = await tx.delete(accessTokens).where(matches(key, now)).returning(HOLDER);
  return row ?? null;
}

/** Deletes every link of a customer, after a change of password or email address. */
export const revokeLinksOf = (db: Database, customerId: string) =>
  db.delete(accessTokens).where(eq(accessTokens.customerId, customerId));

export const deleteExpiredLinks = (db: Database, now: Date) =>
  db.delete(accessTokens).where(lte(accessTokens.expiresAt, now));
