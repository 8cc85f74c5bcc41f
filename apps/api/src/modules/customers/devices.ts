import { createHmac, timingSafeEqual } from 'node:crypto';
import { DAY_SECONDS, DEVICE_COOKIE_DAYS } from '@patine/core';
import type { Random } from '../../clock.ts';
import { type AppSecretConfig, appSecrets, deriveKeys } from '../../secrets.ts';

/** Accounts remembered per browser, which a family may share. */
const MAX_ACCOUNTS = 4;
const TOKEN = /^([\w-]{43})\.(\d{1,12})\.([\w-]{43})$/;

/** Separates the tokens of one browser in the header. */
const SEPARATOR = '~';

type Device = { id: string; token: string };

/**
 * Remembers browsers that have signed in to an account by a token signed for that account. They have their own
 * attempt limit, so that an attacker elsewhere cannot lock them out (OWASP, device cookies).
 */
export function createDevices(config: AppSecretConfig, random: Random) {
  const keys = deriveKeys(appSecrets(config), 'known devices');
  const sign = (key: string, customerId: string, id: string, seconds: string) =>
    createHmac('sha256', key).update(`${customerId}.${id}.${seconds}`).digest();

  const read = (customerId: string, token: string, now: Date): Device | null => {
    const [, id = '', seconds = '', signature = ''] = TOKEN.exec(token) ?? [];
    const given = Buffer.from(signature, 'base64url');
    const isOwn = keys.some((key) => {
      const own = sign(key, customerId, id, seconds);
      return given.length === own.length && timingSafeEqual(given, own);
    });
    const age = now.getTime() / 1_000 - Number(seconds);
    return isOwn && age >= 0 && age < DEVICE_COOKIE_DAYS * DAY_SECONDS ? { id, token } : null;
  };

  const tokensIn = (header: string | string[] | undefined) =>
    typeof header === 'string' ? header.split(SEPARATOR).slice(0, MAX_ACCOUNTS) : [];

  /** Returns the device if this customer has signed in there. Takes equally long for an unknown email address. */
  const find = (header: string | string[] | undefined, customerId: string | null, now: Date) => {
    const known = tokensIn(header).map((token) => read(customerId ?? '', token, now));
    return customerId === null ? null : (known.find((device) => device !== null) ?? null);
  };

  /** Returns the tokens that the browser must store: a new one for this customer, and those of other accounts. */
  const remember = (header: string | string[] | undefined, customerId: string, now: Date): string => {
    const seconds = String(Math.floor(now.getTime() / 1_000));
    const id = find(header, customerId, now)?.id ?? random.token();
    const fresh = `${id}.${seconds}.${sign(keys[0], customerId, id, seconds).toString('base64url')}`;
    const others = tokensIn(header).filter((token) => TOKEN.test(token) && !read(customerId, token, now));
    return [fresh, ...others].slice(0, MAX_ACCOUNTS).join(SEPARATOR);
  };

  return { find, remember };
}

export type Devices = ReturnType<typeof createDevices>;
