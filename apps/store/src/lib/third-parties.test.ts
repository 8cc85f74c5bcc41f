import { expect, test } from 'vitest';
import {
  needsBanner,
  consentedVendors,
  purposesOf,
  readChoice,
  revisionOf,
  type ThirdParties,
} from './third-parties.ts';

const everything: ThirdParties = {
  tagManager: { id: 'GTM-TEST', origin: 'https://tags.example' },
  analytics: { writeKey: 'key-of-ten', origin: 'https://events.example' },
  errorReports: { dsn: 'https://key@errors.example/1' },
  helpDesk: { script: 'https://help.example/widget.js' },
  affiliates: true,
  frames: ['film.example'],
};
const cookie = (categories: unknown, revision = revisionOf(everything)) =>
  `cartId=c-1; consent=${encodeURIComponent(JSON.stringify({ categories, revision }))}`;

test('without third parties no banner is needed', () => {
  expect([purposesOf({}), needsBanner({}), revisionOf({})]).toEqual([[], false, 0]);
});

test('a help desk and iframes ask for consent only where they appear', () => {
  const quiet: ThirdParties = { helpDesk: { script: 'https://help.example/w.js' }, frames: ['film.example'] };
  expect([purposesOf(quiet), needsBanner(quiet)]).toEqual([['help', 'frames'], false]);
});

test('a choice allows the vendors of its purposes', () => {
  const choice = readChoice(cookie(['necessary', 'analytics', 'advertising']), everything);
  expect(consentedVendors(choice, everything)).toEqual(['segment', 'tag-manager', 'affiliates']);
});

test('a refusal is a choice without purposes', () => {
  const choice = readChoice(cookie(['necessary']), everything);
  expect([choice, consentedVendors(choice, everything)]).toEqual([new Set(), []]);
});

test.each([
  ['none', 'cartId=c-1'],
  ['one about other services', cookie(['analytics'], revisionOf({ affiliates: true }))],
  ['one that is no JSON', 'consent=accepted'],
  ['an empty one', 'consent=null'],
  ['one without a list', cookie('analytics')],
])('%s is not a choice, and allows nothing', (_, cookies) => {
  const choice = readChoice(cookies, everything);
  expect([choice, consentedVendors(choice, everything)]).toEqual([null, []]);
});

test('unknown purposes allow nothing', () => {
  expect(readChoice(cookie(['everything', 7, null]), everything)).toEqual(new Set());
});

test('adding a help desk keeps a choice, adding analytics asks again', () => {
  const { helpDesk: _, analytics: __, ...before } = everything;
  const chosen = cookie(['advertising'], revisionOf(before));
  expect(readChoice(chosen, { ...before, helpDesk: { script: 'https://help.example/w.js' } })).not.toBeNull();
  expect(readChoice(chosen, everything)).toBeNull();
});
