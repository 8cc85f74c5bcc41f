import { blockSchemas, type Block } from '@patine/contract/content/blocks';
import { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { App } from '../App.tsx';
import { createShopIntl } from '../i18n/intl.ts';
import { loadMessages } from '../i18n/messages.ts';
import type { Api } from '../lib/api.ts';
import { BLOCKS, loadBlocks } from './blocks.ts';
import { prepareZones } from './prepared-page.ts';
import { pageRequests } from './product-queries.ts';
import { everyBlock, sampleBlocks, sampleHit } from './blocks.samples.ts';
import { Zones } from './Zones.tsx';

const locale = 'fr';
const intl = createShopIntl(locale, await loadMessages(locale));
const sendsNothing = async () => {
  throw new Error('Rendering a block must not send a request');
};
const api: Api = { request: sendsNothing, read: sendsNothing, search: sendsNothing };

function renderBlocks(blocks: Block[], frameOrigins: string[] = []) {
  const zones = [{ id: 'zone', blocks }];
  const results = pageRequests(zones, locale).map(() => [1, 2, 3, 4, 5].map(sampleHit));
  const page = {
    title: '',
    description: '',
    zones: prepareZones(zones, {
      results,
      htmlOf: (text) => `<p>${text.replace(/\*(.+?)\*/g, '<em>$1</em>')}</p>`,
    }),
    drops: [],
    preparedAt: Date.UTC(2026, 10, 21),
  };
  return renderToString(
    <App
      store={{ api, locale, publicUrl: 'https://shop.example', frameOrigins }}
      queryClient={new QueryClient()}
      intl={intl}
    >
      <Zones page={page} />
    </App>,
  );
}

const unknown = { type: 'carousel3d', title: 'Demain' } as unknown as Block;

beforeAll(() => loadBlocks(everyBlock.map(({ type }) => type)));
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test('every type of the contract has a component', () => {
  expect(Object.keys(BLOCKS).toSorted()).toEqual(Object.keys(blockSchemas).toSorted());
});

/** Text or markup that a rendered block contains, where it is not its title. */
const expectedHtml: { [Type in Block['type']]?: string } = {
  text: '<p>Un <em>texte</em></p>',
  longText: '<p>Un long <em>texte</em></p>',
  seoLongText: '<p>Un <em>texte</em> de rayon</p>',
  quote: 'Une parole',
  catchphrase: 'Une accroche',
  keyFigureList: 'friperies',
  callToAction: 'Y aller',
  imageColumns: '/media/photo-1-512.jpg',
  bubble: '/media/photo-1-256.jpg',
  grid: 'Une case',
  sectionContent: '<p>Son <em>contenu</em></p>',
  twoColumns: '<p>À <em>droite</em></p>',
  lookInsert: '/media/look-512.jpg',
  marketSquareInsert: 'id="place"',
  socialMediaInsert: 'https://www.instagram.com/patine',
  productCarousel: '/produit/robe-5',
  bestSellers: '/produit/robe-5',
  looksCarousel: 'Premier look',
  quickSearch: 'Trench',
  seoLinkList: 'Un lien',
  newsletter: 'name="emailAddress"',
};

const titleOf = (block: Block) => ('title' in block ? block.title : undefined);
/** A spacer says nothing, and no drop is open. */
const silent = new Set<Block['type']>(['spacer', 'dropCarousel']);

test.each(everyBlock.filter(({ type }) => !silent.has(type)))(
  '$type is rendered by the server without a Suspense fallback',
  (block) => {
    const expected = expectedHtml[block.type] ?? titleOf(block);
    if (!expected) throw new Error(`Name what ${block.type} renders in expectedHtml`);
    const html = renderBlocks([block]);
    expect(html).toContain(expected);
    expect(html).not.toContain('<!--$?-->');
    expect(html).not.toContain('<!--$!-->');
  },
);

test('an iframe needs consent if its site is allowed; otherwise only a link is shown', () => {
  const awaitingConsent = renderBlocks([sampleBlocks.iframeContent], ['https://player.example']);
  expect(awaitingConsent).toContain('Afficher ce contenu');
  expect(awaitingConsent).not.toContain('<iframe');
  const html = renderBlocks([sampleBlocks.iframeContent], ['https://other.example']);
  expect(html).not.toContain('<iframe');
  expect(html).toContain('href="https://player.example/film"');
});

test('an unknown type renders nothing in production', () => {
  vi.stubEnv('DEV', false);
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const html = renderBlocks([unknown, sampleBlocks.title]);
  expect(html).not.toContain('carousel3d');
  expect(html).toContain('Un titre');
  expect(error).not.toHaveBeenCalled();
});

test('an unknown type shows a warning in development, on the page and on the console', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(renderBlocks([unknown])).toMatch(/role="alert".*carousel3d/s);
  expect(error).toHaveBeenCalledWith(expect.stringContaining('carousel3d'));
});
