import { createHmac, timingSafeEqual } from 'node:crypto';

export const SIGNATURE_HEADER = 'sandbox-signature';
/** A message older than this is refused as a replay. */
const TOLERANCE_SECONDS = 300;

const digest = (key: string, seconds: number, body: Buffer | string) =>
  createHmac('sha256', key).update(`${seconds}.`).update(body).digest();

/** Signs the timestamp and the raw body: `t=<seconds>,v1=<hex>`. */
export function sign(key: string, body: Buffer | string, at: Date) {
  const seconds = Math.floor(at.getTime() / 1_000);
  return `t=${seconds},v1=${digest(key, seconds, body).toString('hex')}`;
}

/** True when one of the keys has signed the body, less than five minutes from now. */
export function isSigned(keys: readonly string[], body: Buffer, header: string | undefined, now: Date) {
  const parts = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '');
  if (!parts) return false;
  const seconds = Number(parts[1]);
  if (Math.abs(now.getTime() / 1_000 - seconds) > TOLERANCE_SECONDS) return false;
  const given = Buffer.from(parts[2] ?? '', 'hex');
  return keys.some((key) => timingSafeEqual(digest(key, seconds, body), given));
}
