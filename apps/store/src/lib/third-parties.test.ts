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

test('with nothing set up there is nothing to ask', () => {
  expect([purposesOf({}), needsBanner({}), revisionOf({})]).toEqual([[], false, 0]);
});

test('a help desk and frames ask at their own place alone', () => {
  const quiet: ThirdParties = { helpDesk: { script: 'https://help.example/w.js' }, frames: ['film.example'] };
  expect([purposesOf(quiet), needsBanner(quiet)]).toEqual([['help', 'frames'], false]);
});

test('a choice allows the services of its purposes', () => {
  const choice = readChoice(cookie(['necessary', 'analytics', 'advertising']), everything);
  expect(consentedVendors(choice, everything)).toEqual(['segment', 'tag-manager', 'affiliates']);
});

test('a refusal is a choice that allows nothing', () => {
  const choice = readChoice(cookie(['necessary']), everything);
  expect([choice, consentedVendors(choice, everything)]).toEqual([new Set(), []]);
});

test.each([
  ['none', 'cartId=c-1'],
  ['one about other services', cookie(['analytics'], revisionOf({ affiliates: true }))],
  ['one that is no JSON', 'consent=accepted'],
  ['an empty one', 'consent=null'],
  ['one without a list', cookie('analytics')],
])('%s is no choice, and allows nothing', (_, cookies) => {
  const choice = readChoice(cookies, everything);
  expect([choice, consentedVendors(choice, everything)]).toEqual([null, []]);
});

test('words that are no purpose allow nothing', () => {
  expect(readChoice(cookie(['everything', 7, null]), everything)).toEqual(new Set());
});

test('a help desk that is added leaves a choice as it is, an analytics service asks again', () => {
  const { helpDesk: _, analytics: __, ...before } = everything;
  const chosen = cookie(['advertising'], revisionOf(before));
  expect(readChoice(chosen, { ...before, helpDesk: { script: 'https://help.example/w.js' } })).not.toBeNull();
  expect(readChoice(chosen, everything)).toBeNull();
});
