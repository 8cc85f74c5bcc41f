import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { CMS_SIGNATURES } from '@patine/contract/content/webhook-headers';
import { isSigned } from '../../webhook-signature.ts';

export type Webhook = {
  /** Path and query, as the CMS called it. */
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
};

type Verifier = (secret: string, webhook: Webhook, now: Date) => boolean | Promise<boolean>;

/** A message older than this is refused as a replay, where its signature has a time. */
const TOLERANCE_SECONDS = 300;

const headerOf = ({ headers }: Webhook, name: string) => {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
};

const isRecent = (milliseconds: number, now: Date) =>
  Math.abs(now.getTime() - milliseconds) <= TOLERANCE_SECONDS * 1000;

/** The shop's own: `t=<seconds>,v1=<HMAC-SHA256 of "<seconds>.<body>" in hex>`. */
const verifyOwn: Verifier = (secret, webhook, now) =>
  isSigned([secret], webhook.body, headerOf(webhook, CMS_SIGNATURES.own), now);

/** https://www.sanity.io/docs/content-lake/webhook-best-practices */
const verifySanity: Verifier = async (secret, webhook, now) => {
  const { decodeSignatureHeader, isValidSignature } = await import('@sanity/webhook');
  const signature = headerOf(webhook, CMS_SIGNATURES.sanity) ?? '';
  const isValid = await isValidSignature(webhook.body.toString('utf8'), signature, secret);
  return isValid && isRecent(decodeSignatureHeader(signature).timestamp, now);
};

/** https://www.contentful.com/developers/docs/webhooks/request-verification/ */
const verifyContentful: Verifier = async (secret, webhook) => {
  const { verifyRequest } = await import('@contentful/node-apps-toolkit');
  const headers = Object.fromEntries(
    Object.entries(webhook.headers).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
  const { path, body } = webhook;
  try {
    return verifyRequest(
      secret,
      { method: 'POST', path, headers, body: body.toString('utf8') },
      TOLERANCE_SECONDS,
    );
  } catch {
    // Thrown for a secret or a header of another form, and for a time that has passed.
    return false;
  }
};

/** https://www.storyblok.com/docs/concepts/webhooks: HMAC-SHA1 of the body in hex; there is no library for it. */
const verifyStoryblok: Verifier = (secret, webhook) => {
  const given = headerOf(webhook, CMS_SIGNATURES.storyblok) ?? '';
  if (!/^[0-9a-f]{40}$/.test(given)) return false;
  const expected = createHmac('sha1', secret).update(webhook.body).digest();
  return timingSafeEqual(expected, Buffer.from(given, 'hex'));
};

const VERIFIERS: Readonly<Record<keyof typeof CMS_SIGNATURES, Verifier>> = {
  own: verifyOwn,
  sanity: verifySanity,
  contentful: verifyContentful,
  storyblok: verifyStoryblok,
};

/** True when a webhook has one signature, by a system that the shop knows, and one of the secrets made it. */
export async function isVerified(secrets: readonly string[], webhook: Webhook, now: Date): Promise<boolean> {
  const systems = Object.keys(CMS_SIGNATURES) as (keyof typeof CMS_SIGNATURES)[];
  const [signer, ...others] = systems.filter((system) => CMS_SIGNATURES[system] in webhook.headers);
  if (signer === undefined || others.length > 0) return false;
  const verified = await Promise.all(secrets.map((secret) => VERIFIERS[signer](secret, webhook, now)));
  return verified.includes(true);
}
