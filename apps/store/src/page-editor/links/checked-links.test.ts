import type { DocumentLink } from '@patine/contract/content/links';
import { expect, test } from 'vitest';
import { draftOf } from '../page-draft.ts';
import { shopAddressesIn, linksAsTold } from './checked-links.ts';

const menu = (...entries: [label: string, path: string][]) =>
  draftOf({ navBar: entries.map(([label, path]) => ({ label, path })) }, true);

const told = (address: string, path: string, problem: DocumentLink['problem'] = null): DocumentLink => ({
  address,
  path,
  problem,
  words: null,
  isChecked: true,
});

test('other words and another order are nothing to ask about, another address is', () => {
  const asked = shopAddressesIn(menu(['Coats', '/pages/coats'], ['Bags', '/pages/bags']));
  expect(shopAddressesIn(menu(['All bags', '/pages/bags'], ['Coats', '/pages/coats']))).toEqual(asked);
  expect(shopAddressesIn(menu(['Coats', '/pages/coat'], ['Bags', '/pages/bags']))).not.toEqual(asked);
});

test('what was told of an address goes with it to where it stands now, under its words of now', () => {
  const answers = [told('/pages/coats', 'navBar.0.path', 'NO_PAGE'), told('/pages/bags', 'navBar.1.path')];
  const moved = menu(['Bags', '/pages/bags'], ['Warm coats', '/pages/coats']);
  expect(linksAsTold(moved, answers).map(({ path, words, problem }) => [path, words, problem])).toEqual([
    ['navBar.0.path', 'Bags', null],
    ['navBar.1.path', 'Warm coats', 'NO_PAGE'],
  ]);
  expect(linksAsTold(menu(['Bags', '/pages/bags']), answers).map(({ problem }) => problem)).toEqual([null]);
});

test('a page that is opened anew keeps what was told', () => {
  const body = { zones: [{ id: 'main', blocks: [{ type: 'text', text: '[a](/pages/a)' }] }] };
  const answers = [told('/pages/a', 'zones.0.blocks.0.text', 'NO_PAGE')];
  expect(shopAddressesIn(draftOf(body))).toEqual(shopAddressesIn(draftOf(body)));
  expect(linksAsTold(draftOf(body), answers)).toEqual([{ ...answers[0], words: 'a' }]);
});

test('of an address that was not asked about nothing is told', () => {
  expect(linksAsTold(menu(['Coats', '/pages/coats']), [told('/pages/bags', 'navBar.0.path')])).toEqual([]);
});
