import { blockSchema, type Block } from '@patine/contract/content/blocks';
import { footerSchema, helloBarSchema, menuSchema } from '@patine/contract/content/shop-documents';
import type { DropInfo, PageInfo } from '@patine/contract/content/structure';
import { schemaText } from '@patine/contract/schema';
import {
  buildSchema,
  getNullableType,
  graphqlSync,
  isEnumType,
  isListType,
  isObjectType,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
} from 'graphql';
import { everyBlock } from '../../src/cms/blocks.samples.ts';
import { searchResponse, type TextOf } from './search-response.ts';
import type { UpstreamRequest, UpstreamResponse } from './upstream.ts';

export type SchemaApi = {
  textOf: TextOf;
  /** Index into the values of enumerations: incrementing it shows a page in its states. */
  turn?: number;
};

const schema = buildSchema(schemaText);

/** Texts that must have a format for the page to render. */
const FORMED: Readonly<Record<string, string>> = {
  slug: 'robe-100163',
  alternateSlug: 'dress-100163',
  countryCode: 'FRA',
  countryCodeAlpha2: 'FR',
  senderCountry: 'FR',
  country: 'FR',
  postalCode: '75010',
  phoneNumber: '+33612345678',
  heightRange: '170-175',
  hours: '09:00-12:00',
};

const SCALARS: Readonly<Record<string, unknown>> = {
  Int: 3,
  Float: 61.5,
  Boolean: true,
  DateTime: '2026-11-21T09:30:00.000Z',
  Date: '1990-02-01',
  JSON: {},
};

/** A value of a GraphQL type, object fields as requested. */
function some(type: GraphQLOutputType, field: string, { textOf, turn = 0 }: SchemaApi): unknown {
  const known = getNullableType(type);
  if (isListType(known)) return [0, 1].map(() => some(known.ofType, field, { textOf, turn }));
  if (isObjectType(known)) return {};
  if (isEnumType(known)) return known.getValues()[turn % known.getValues().length]?.value;
  if (known.name === 'ID') return '7';
  if (known.name !== 'String') return SCALARS[known.name];
  // The api generates URLs itself; they contain no user input.
  return /url$/i.test(field) ? '/documents/7' : (FORMED[field] ?? textOf(field));
}

const resolver =
  (api: SchemaApi): GraphQLFieldResolver<unknown, unknown, Record<string, unknown>> =>
  (source, { reference, id }, _, { fieldName, returnType }) => {
    const given = (source as Record<string, unknown> | undefined)?.[fieldName];
    if (given !== undefined) return given;
    const made = some(returnType, fieldName, api);
    // An entity requested by its reference has that reference.
    return made !== null && typeof made === 'object' && !Array.isArray(made)
      ? { ...made, ...(reference === undefined ? {} : { reference }), ...(id === undefined ? {} : { id }) }
      : fieldName === 'reference' && typeof made === 'number'
        ? 100_163
        : made;
  };

type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** Replaces each text of a JSON value, as long as the whole stays valid. */
function replaceTexts(part: Json, textOf: TextOf, isFine: () => boolean) {
  if (part === null || typeof part !== 'object') return;
  for (const [name, value] of Object.entries(part)) {
    if (typeof value !== 'string' || name === 'type') {
      replaceTexts(value, textOf, isFine);
      continue;
    }
    const places = part as Record<string, Json>;
    places[name] = textOf(name);
    if (!isFine()) places[name] = value;
  }
}

/** A valid block with every text that its schema allows replaced. */
function hostileBlock(block: Block, textOf: TextOf): Block {
  replaceTexts(block as unknown as Json, textOf, () => blockSchema.safeParse(block).success);
  return block;
}

const pageOf = (textOf: TextOf): PageInfo => ({
  title: textOf('title').slice(0, 120),
  description: textOf('description'),
  meta: {},
  zones: [{ id: 'main', blocks: structuredClone(everyBlock).map((block) => hostileBlock(block, textOf)) }],
  drops: [],
});

const NAVIGATION = {
  navBar: [
    { label: 'Femme', path: '/shop/women', children: [{ label: 'Robes', path: '/shop/women/dresses' }] },
  ],
  helloBar: { text: 'Annonce', secondaryText: 'Suite', seeMore: { label: 'Voir', path: '/pages/returns' } },
  logo: null,
  contact: {
    title: 'Une question',
    text: 'Écrivez',
    email: 'bonjour@patine.example',
    phone: '+33 1 02 03 04 05',
  },
  legal: 'Mentions',
  footerNav: [{ title: 'Aide', items: [{ name: 'Retours', label: 'Retours', path: '/pages/returns' }] }],
};

/** Navigation with every text replaced except URLs. */
const navigation = (textOf: TextOf) => {
  const replaced = JSON.parse(
    JSON.stringify(NAVIGATION, (name, value: unknown) =>
      typeof value === 'string' && !['path', 'email', 'phone'].includes(name)
        ? textOf(name).slice(0, 60)
        : value,
    ),
  ) as typeof NAVIGATION;
  return {
    ...menuSchema.parse(replaced),
    ...footerSchema.parse(replaced),
    helloBar: helloBarSchema.parse(replaced.helloBar),
  };
};

const FACETS = [
  'categories',
  'color',
  'material',
  'condition',
  'brand',
  'style',
  'pattern',
  'size',
  'store',
  'family',
];

/** A drop with every text replaced: live, to come or past. */
const dropOf = (textOf: TextOf, slug: string, state: 'live' | 'soon' | 'past'): DropInfo => ({
  slug,
  path: `/drops/${slug}`,
  name: textOf('name'),
  description: textOf('description'),
  image: null,
  cover: null,
  coverPictures: [],
  teasers: [],
  additionalInformation: textOf('additionalInformation'),
  shippingInfo: textOf('shippingInfo'),
  preLaunchAt: '2026-01-01T09:00:00.000Z',
  launchAt: state === 'soon' ? '2126-01-02T09:00:00.000Z' : '2026-01-02T09:00:00.000Z',
  endAt: state === 'past' ? '2026-01-05T09:00:00.000Z' : '2126-01-05T09:00:00.000Z',
  isNew: state === 'live',
  isComingSoon: state === 'soon',
  isPreLaunched: state === 'soon',
  hasPreLaunch: true,
  isLaunched: state !== 'soon',
  hasEnded: state === 'past',
  remainingDays: state === 'live' ? 3 : null,
  preLaunchToday: false,
  preLaunchAtDate: textOf('preLaunchAtDate'),
  preLaunchAtHour: textOf('preLaunchAtHour'),
  trackingId: textOf('trackingId'),
  productCount: 12,
  soldCount: 3,
  storeCount: 2,
  kinds: [{ name: textOf('name'), count: 7 }],
  decades: { first: 1970, last: 1990 },
});

const structure = (received: URLSearchParams, textOf: TextOf): unknown => {
  const type = received.get('type');
  if (type === 'nav') return navigation(textOf);
  if (type === 'drop') return dropOf(textOf, received.get('params[slug][0]') ?? '', 'live');
  if (type === 'drops')
    return (['live', 'soon', 'past'] as const).map((state) => dropOf(textOf, `drop-${state}`, state));
  if (type !== 'shop-dictionary') return { ...pageOf(textOf), path: received.get('params[path][0]') };
  const names = ['women', 'women/dresses'].map((slug) => ({ slug, name: textOf('name') }));
  return {
    facetValues: Object.fromEntries(FACETS.map((facet) => [facet, names])),
    categoryTexts: { women: { title: textOf('title').slice(0, 80), paragraphs: [textOf('text')] } },
  };
};

/** An api that supports every operation of the contract and takes each text from `textOf`. */
export const schemaResponse =
  (api: SchemaApi) =>
  ({ url, body }: UpstreamRequest): UpstreamResponse => {
    const { pathname, searchParams } = new URL(url, 'http://api');
    if (pathname === '/web-structure') return { body: structure(searchParams, api.textOf) };
    const sent = JSON.parse(body === '' ? '{}' : body) as {
      requests?: { indexName: string; hitsPerPage?: number }[];
      query?: string;
      variables?: Record<string, unknown>;
    };
    if (pathname.startsWith('/1/')) return { body: searchResponse(sent.requests ?? [], api.textOf) };
    if (!sent.query) return { status: 404, body: { name: 'NOT_FOUND', code: 201 } };
    return {
      body: graphqlSync({
        schema,
        source: sent.query,
        variableValues: sent.variables ?? {},
        fieldResolver: resolver(api),
      }),
    };
  };
