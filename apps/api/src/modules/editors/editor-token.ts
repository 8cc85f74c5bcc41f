import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Locale, LOCALES, DAY_MS, EDITOR_PREVIEW_DAYS } from '@patine/core';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import { type AppSecretConfig, appSecrets, deriveKeys, type Keys } from '../../secrets.ts';

/** The scope of a token: editing everything, reading the drafts of one page, or reading the shop as of a date. */
export type Grant = {
  /** The id of the right behind the token. A preview token has that of the editor or right that created it. */
  id: string;
} & (
  | { scope: 'edit' }
  | { scope: 'page'; name: string; locale: Locale }
  /** `at` in seconds since 1970; `release` is shown too, though it has no date yet. */
  | { scope: 'shop'; at: number; release?: string | undefined }
);

const id = z.string().max(40);
const claims = z.union([
  z.strictObject({ scope: z.literal('edit'), id, until: z.int() }),
  z.strictObject({
    scope: z.literal('page'),
    id,
    name: z.string().max(80),
    locale: z.enum(LOCALES),
    until: z.int(),
  }),
  z.strictObject({
    scope: z.literal('shop'),
    id,
    at: z.int(),
    release: z.uuid().optional(),
    until: z.int(),
  }),
]);

export const PREVIEW_MS = EDITOR_PREVIEW_DAYS * DAY_MS;
/** Characters; far longer than any signed token. */
const MAX_TOKEN_LENGTH = 512;

type SecretsConfig = AppSecretConfig &
  Pick<Config, 'CONTENT_SECRET'> &
  Partial<Pick<Config, 'CONTENT_SECRET_PREVIOUS'>>;

/** The keys of editor tokens: of CONTENT_SECRET, else of APP_SECRET, and of the one before. */
export function editorsKeys(config: SecretsConfig): Keys {
  const [secret, ...previous]: Keys = config.CONTENT_SECRET ? [config.CONTENT_SECRET] : appSecrets(config);
  const before = config.CONTENT_SECRET_PREVIOUS;
  return deriveKeys([secret, ...previous, ...(before ? [before] : [])], 'content editors');
}

/** The key that signs editor tokens. */
export const editorsKey = (config: SecretsConfig): string => editorsKeys(config)[0];

const seal = (key: string, payload: string) => createHmac('sha256', key).update(payload).digest();

export function signToken(key: string, grant: Grant, until: Date): string {
  const seconds = Math.floor(until.getTime() / 1_000);
  const payload = Buffer.from(JSON.stringify({ ...grant, until: seconds })).toString('base64url');
  return `${payload}.${seal(key, payload).toString('base64url')}`;
}

export type ReadToken = { grant: Grant; expiresAt: Date } | 'FORGED' | 'EXPIRED';

/** Reads a token that one of the keys has signed. */
export function readToken(keys: readonly string[], token: unknown, now: Date): ReadToken {
  if (typeof token !== 'string' || token.length > MAX_TOKEN_LENGTH) return 'FORGED';
  const [, payload = '', signature = ''] = /^([\w-]+)\.([\w-]{43})$/.exec(token) ?? [];
  const given = padded(signature);
  if (!keys.some((key) => timingSafeEqual(seal(key, payload), given))) return 'FORGED';
  const claimed: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
  const { data } = claims.safeParse(claimed);
  // Tokens of an earlier format cannot be revoked and are no longer accepted.
  if (!data) return 'EXPIRED';
  const { until, ...grant } = data;
  const expiresAt = new Date(until * 1_000);
  return expiresAt > now ? { grant, expiresAt } : 'EXPIRED';
}

/** Decodes a signature to 32 bytes, because timingSafeEqual requires equal lengths. */
const padded = (signature: string) => {
  const bytes = Buffer.from(signature, 'base64url');
  return bytes.length === 32 ? bytes : Buffer.alloc(32);
};

export const mayShow = (grant: Grant, name: string, locale: Locale) =>
  grant.scope === 'edit' || (grant.scope === 'page' && grant.name === name && grant.locale === locale);
