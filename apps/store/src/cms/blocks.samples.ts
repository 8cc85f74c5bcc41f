import type { Block, BlockOf, BlockType } from '@patine/contract/content/blocks';
import type { ProductHit } from '@patine/contract/search/record';
import { EDITOR_DOCS } from '@patine/ui/blocks/editors-pages';

/** Samples with content that a test names. */
const ownSamples = {
  title: { type: 'title', title: 'Un titre', level: 'h2' },
  text: { type: 'text', text: 'Un *texte*', markdown: true },
  longText: { type: 'longText', text: 'Un long *texte*', markdown: true, seeMoreCta: [] },
  seoLongText: { type: 'seoLongText', text: 'Un *texte* de rayon', markdown: true },
  quote: { type: 'quote', text: 'Une parole' },
  catchphrase: { type: 'catchphrase', text: 'Une accroche' },
  keyFigureList: { type: 'keyFigureList', items: [{ number: '3 500', text: 'friperies' }] },
  callToAction: {
    type: 'callToAction',
    title: 'Un appel',
    tone: 'ecru',
    cta: [{ name: 'Y aller', path: '/shop/' }],
  },
  spacer: { type: 'spacer', size: 'md', rule: true },
  marketingInsert: {
    type: 'marketingInsert',
    title: 'Un encart',
    cta: [],
    imageFormat: 'default',
    collage: { sort: 'chrono', limit: 3 },
  },
  imageColumns: {
    type: 'imageColumns',
    images: [
      { label: 'Une colonne', path: '/shop/a', query: { sort: 'chrono', limit: 8 } },
      { label: 'Sa voisine', path: '/shop/b', imageUrl: 'own' },
    ],
  },
  bubble: {
    type: 'bubble',
    format: 'shortcut',
    items: [
      { label: 'Une bulle', path: '/shop/c', imageUrl: 'own' },
      { label: 'Sa jumelle', path: '/shop/d', query: { sort: 'chrono', limit: 8 } },
    ],
  },
  grid: { type: 'grid', items: [{ title: 'Une case', imageAlt: '' }] },
  sectionContent: {
    type: 'sectionContent',
    title: 'Une section',
    text: 'Son *contenu*',
    imageAlt: '',
    imageSide: 'right',
    cta: [],
  },
  twoColumns: {
    type: 'twoColumns',
    columns: [
      { text: 'À *gauche*', imageAlt: '', cta: [] },
      { text: 'À *droite*', imageAlt: '', cta: [] },
    ],
  },
  lookInsert: { type: 'lookInsert', title: 'Un look', image: 'look', imageAlt: '', shopLinks: [] },
  marketSquareInsert: {
    type: 'marketSquareInsert',
    id: 'place',
    title: 'Une place',
    headingTag: 'h2',
    image: 'place',
    imageAlt: '',
  },
  socialMediaInsert: {
    type: 'socialMediaInsert',
    title: 'Ailleurs',
    instagramUrl: 'https://www.instagram.com/patine',
  },
  productCarousel: { type: 'productCarousel', title: 'Une rangée', query: { sort: 'chrono', limit: 8 } },
  bestSellers: { type: 'bestSellers', title: 'Un palmarès', query: { limit: 8 } },
  dropCarousel: { type: 'dropCarousel', title: 'Des drops', state: 'live' },
  looksCarousel: {
    type: 'looksCarousel',
    title: 'Des looks',
    items: [{ title: 'Premier look', path: '/shop/e', imageUrl: 'look', imageAlt: '' }],
  },
  quickSearch: { type: 'quickSearch', title: 'On cherche', items: [{ label: 'Trench', path: '/shop/f' }] },
  seoLinkList: { type: 'seoLinkList', title: 'Des liens', items: [{ label: 'Un lien', path: '/shop/g' }] },
  newsletter: { type: 'newsletter', title: 'Une lettre', source: 'block' },
  iframeContent: {
    type: 'iframeContent',
    title: 'Un film',
    url: 'https://player.example/film',
    ratio: 'video',
  },
} satisfies { [Type in BlockType]?: BlockOf<Type> };

/** One block of each type, as the api publishes it, for tests: the editors' example where no test needs another. */
export const sampleBlocks = {
  ...ownSamples,
  ...Object.fromEntries(
    Object.values(EDITOR_DOCS)
      .filter(({ type }) => !(type in ownSamples))
      .map(({ type, example }) => [type, example.fr]),
  ),
} as { [Type in BlockType]: BlockOf<Type> };

export const everyBlock: Block[] = Object.values(sampleBlocks);

export const sampleHit = (number: number): ProductHit => ({
  objectID: String(number),
  reference: number,
  slug: `robe-${number}`,
  name: `Robe ${number}`,
  brandName: null,
  sizeLabel: '38',
  image: `photo-${number}`,
  hoverImage: null,
  price: 4200,
  regularPrice: null,
  discountPercent: null,
  currency: 'EUR',
  availability: 'AVAILABLE',
  customizable: false,
  condition: 'bonEtat',
  family: 'vintage',
});
