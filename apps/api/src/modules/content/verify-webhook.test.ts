import { createHmac } from 'node:crypto';
import { signRequest } from '@contentful/node-apps-toolkit';
import { CMS_SIGNATURES } from '@patine/contract/content/webhook-headers';
import { encodeSignatureHeader } from '@sanity/webhook';
import { describe, expect, test } from 'vitest';
import { sign } from '../../webhook-signature.ts';
import { isVerified } from './verify-webhook.ts';

/** Contentful's secrets have 64 characters. */
const SECRET = 'a1B2'.repeat(16);
const PATH = '/content/webhook';
const body = '{"_id":"our-story","title":"Notre histoire, déjà"}';
const now = new Date();

const verify = (headers: Record<string, string>, changes: { body?: string; path?: string; at?: Date } = {}) =>
  isVerified(
    [SECRET],
    { path: changes.path ?? PATH, headers, body: Buffer.from(changes.body ?? body) },
    changes.at ?? now,
  );
const later = new Date(now.getTime() + 600_000);

const sanity = (secret = SECRET) => encodeSignatureHeader(body, now.getTime(), secret);
const contentful = (secret = SECRET, at = now.getTime()) => {
  const signed = signRequest(
    secret,
    { method: 'POST', path: PATH, body, headers: { 'content-type': 'application/json' } },
    at,
  );
  return { 'content-type': 'application/json', ...signed } as unknown as Record<string, string>;
};
const storyblok = (secret = SECRET) => createHmac('sha1', secret).update(body).digest('hex');

describe('a webhook of Sanity', () => {
  test('is verified as its own library signs it', async () => {
    const headers = { [CMS_SIGNATURES.sanity]: await sanity() };
    expect(await verify(headers)).toBe(true);
    expect(await verify(headers, { body: '{}' })).toBe(false);
    expect(await verify(headers, { at: later })).toBe(false);
  });

  test.each(['', 't=1,v1=', 'x'])('is refused with the signature “%s”', async (signature) => {
    expect(await verify({ [CMS_SIGNATURES.sanity]: signature })).toBe(false);
  });

  test('is refused under another secret', async () => {
    expect(await verify({ [CMS_SIGNATURES.sanity]: await sanity('another') })).toBe(false);
  });
});

describe('a webhook of Contentful', () => {
  test('is verified as its own library signs it', async () => {
    expect(await verify(contentful())).toBe(true);
    expect(await verify(contentful(), { body: '{}' })).toBe(false);
    expect(await verify(contentful(), { path: '/elsewhere' })).toBe(false);
    expect(await verify({ ...contentful(), 'content-type': 'text/plain' })).toBe(false);
  });

  test('is refused when it is old, under another secret, or signed by nothing', async () => {
    expect(await verify(contentful(SECRET, now.getTime() - 600_000))).toBe(false);
    expect(await verify(contentful('b'.repeat(64)))).toBe(false);
    expect(await verify({ [CMS_SIGNATURES.contentful]: 'x' })).toBe(false);
  });
});

describe('a webhook of Storyblok', () => {
  test('is verified by the HMAC of its body', async () => {
    expect(await verify({ [CMS_SIGNATURES.storyblok]: storyblok() })).toBe(true);
    expect(await verify({ [CMS_SIGNATURES.storyblok]: storyblok() }, { body: '{}' })).toBe(false);
    expect(await verify({ [CMS_SIGNATURES.storyblok]: storyblok('another') })).toBe(false);
    expect(await verify({ [CMS_SIGNATURES.storyblok]: 'é'.repeat(40) })).toBe(false);
  });

  test('keeps to the known answer of HMAC-SHA1', async () => {
    // RFC 2202, test case 2.
    const isRight = await isVerified(
      ['Jefe'],
      {
        path: PATH,
        headers: { [CMS_SIGNATURES.storyblok]: 'effcdf6ae5eb2fa2d27416d5f184df9c259a7c79' },
        body: Buffer.from('what do ya want for nothing?'),
      },
      now,
    );
    expect(isRight).toBe(true);
  });
});

test('a webhook that the former secret signed is verified while both are accepted', async () => {
  const former = { [CMS_SIGNATURES.sanity]: await sanity('former') };
  const webhook = { path: PATH, headers: former, body: Buffer.from(body) };
  expect(await isVerified([SECRET, 'former'], webhook, now)).toBe(true);
  expect(await isVerified([SECRET], webhook, now)).toBe(false);
});

test('the shop’s own signature is taken, and none beside another', async () => {
  const own = { [CMS_SIGNATURES.own]: sign(SECRET, body, now) };
  expect(await verify(own)).toBe(true);
  expect(await verify({ ...own, [CMS_SIGNATURES.storyblok]: storyblok() })).toBe(false);
  expect(await verify({})).toBe(false);
});
