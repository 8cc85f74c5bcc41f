import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { operator } from '../../apps/store/e2e/steps/operator.ts';
import { walks, type Proof } from '../statement.ts';
import type { Visit } from '../visit.ts';
import { documentAt } from './pages.ts';

const link = (name: string) => ({
  name,
  path: '/shop/women/',
  trackingEvent: `event ${name}`,
  trackingId: `id-${name}`,
});
const WORDS = 'Un mot après l’autre. ';

/** A block of each type with every field set, each text with a unique name. */
const BLOCKS = [
  { type: 'title', title: 'title-title', level: 'h2' },
  { type: 'text', text: 'text-text **gras**', markdown: true },
  {
    type: 'longText',
    title: 'longText-title',
    text: `longText-text ${WORDS.repeat(60)}`,
    seeMoreCta: [link('longText-more')],
  },
  { type: 'seoLongText', title: 'seoLongText-title', text: `seoLongText-text ${WORDS.repeat(20)}` },
  { type: 'quote', text: 'quote-text', author: 'quote-author', role: 'quote-role' },
  { type: 'catchphrase', text: 'catchphrase-text' },
  { type: 'keyFigureList', title: 'figures-title', items: [{ number: '3 500', text: 'figures-text' }] },
  { type: 'callToAction', title: 'cta-title', text: 'cta-text', tone: 'denim', cta: [link('cta-name')] },
  { type: 'spacer', size: 'lg', rule: true },
  {
    type: 'marketingInsert',
    title: 'marketing-title',
    text: 'marketing-text',
    cta: [link('marketing-cta')],
    imageUrl: 'sewnlabel',
    imageFormat: 'banner',
  },
  {
    type: 'imageColumns',
    title: 'columns-title',
    images: [
      { label: 'columns-label', path: '/shop/women/', imageUrl: 'sewnlabel' },
      { label: 'columns-second', path: '/shop/men/', imageUrl: 'vintage' },
    ],
  },
  {
    type: 'bubble',
    title: 'bubble-title',
    items: [{ label: 'bubble-label', path: '/shop/women/', imageUrl: 'sewnlabel' }],
  },
  {
    type: 'grid',
    title: 'grid-title',
    items: [
      {
        title: 'grid-item',
        text: 'grid-text',
        path: '/shop/women/',
        imageUrl: 'sewnlabel',
        imageAlt: 'grid-alt',
      },
    ],
  },
  {
    type: 'sectionContent',
    title: 'section-title',
    text: 'section-text **gras**',
    imageUrl: 'sewnlabel',
    imageAlt: 'section-alt',
    imageSide: 'left',
    anchor: 'section-anchor',
    cta: [link('section-cta')],
  },
  {
    type: 'twoColumns',
    title: 'two-title',
    columns: [
      { title: 'two-first', text: 'two-text' },
      { title: 'two-second', text: 'two-other', imageUrl: 'sewnlabel', cta: [link('two-cta')] },
    ],
  },
  {
    type: 'lookInsert',
    title: 'look-title',
    description: 'look-description',
    image: 'sewnlabel',
    imageAlt: 'look-alt',
    shopLinks: [{ label: 'look-label', link: '/shop/men/' }],
  },
  {
    type: 'marketSquareInsert',
    id: 'market-id',
    title: 'market-title',
    description: 'market-description',
    headingTag: 'h3',
    image: 'sewnlabel',
    imageAlt: 'market-alt',
  },
  {
    type: 'socialMediaInsert',
    title: 'social-title',
    instagramUrl: 'https://www.instagram.com/patine-ig',
    facebookUrl: 'https://www.facebook.com/patine-fb',
    pinterestUrl: 'https://www.pinterest.com/patine-pin',
    websiteUrl: 'https://site.example/',
    websiteLabel: 'social-site',
  },
  {
    type: 'productCarousel',
    title: 'carousel-title',
    query: { sort: 'chrono', limit: 8 },
    seeMore: link('carousel-more'),
  },
  { type: 'bestSellers', title: 'best-title', query: { limit: 8 } },
  { type: 'dropCarousel', title: 'drops-title', state: 'live' },
  {
    type: 'looksCarousel',
    title: 'looks-title',
    items: ['a', 'b', 'c', 'd', 'e'].map((name) => ({
      title: `looks-${name}`,
      path: '/shop/women/',
      imageUrl: 'sewnlabel',
    })),
  },
  {
    type: 'quickSearch',
    title: 'quick-title',
    items: [{ label: 'quick-label', path: '/shop/?text=trench' }],
  },
  { type: 'seoLinkList', title: 'links-title', items: [{ label: 'links-label', path: '/shop/women/' }] },
  { type: 'newsletter', title: 'letter-title', text: 'letter-text', source: 'acceptance' },
  { type: 'iframeContent', title: 'frame-title', url: 'https://player.example/film', ratio: 'video' },
];

const root = path.resolve(import.meta.dirname, '../..');
const ADDRESS = '/pages/acceptance';

/** Publishes the page in both languages, together with the shop's own content. */
async function publish(visit: Visit) {
  const folder = await mkdtemp(path.join(tmpdir(), 'acceptance-content-'));
  await cp(path.join(root, 'apps/api/content'), folder, { recursive: true });
  await cp(path.join(root, 'packages/brand/operator.json'), path.join(folder, 'operator.json'));
  for (const language of ['fr', 'en']) {
    const page = {
      title: 'Acceptance',
      description: 'Un bloc de chaque sorte.',
      path: language === 'en' ? `/en${ADDRESS}` : ADDRESS,
      zones: [
        { id: 'all', blocks: BLOCKS },
        { id: 'empty', blocks: [] },
        {
          id: 'fallback',
          blocks: [
            { type: 'productCarousel', title: 'nothing-title', query: { text: 'zzzzzzqqqq', limit: 8 } },
          ],
          fallback: { type: 'text', text: 'fallback-text' },
        },
      ],
    };
    await writeFile(path.join(folder, language, 'pages', 'acceptance.json'), JSON.stringify(page));
  }
  try {
    await operator('content', 'push', folder);
    const end = Date.now() + 15_000;
    while (Date.now() < end && (await visit.get(visit.path(ADDRESS))).status !== 200)
      await new Promise((done) => setTimeout(done, 500));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

let published: Promise<void> | undefined;

/** Returns the HTML of a page with a block of each type and every field, without its scripts. */
export async function pageOfBlocks(visit: Visit): Promise<string> {
  published ??= publish(visit);
  await published;
  return visit.once('page of blocks', async (shared) =>
    (await documentAt(shared, ADDRESS)).replaceAll(/<script\b[\s\S]*?<\/script>/g, ''),
  );
}

/** Passes if the page with every block contains all of `wanted` and none of `not`. */
export const blocksShow = (wanted: readonly (string | RegExp)[], not: readonly string[] = []): Proof =>
  walks(async (visit) => {
    const html = await pageOfBlocks(visit);
    for (const one of wanted)
      if (typeof one === 'string' ? !html.includes(one) : !one.test(html))
        throw new Error(`the page of blocks lacks ${one.toString()}`);
    for (const one of not) if (html.includes(one)) throw new Error(`the page of blocks has ${one}`);
  });
