import type { APIRequestContext } from 'playwright';
import { DAY_MS, type Locale } from '../../../packages/core/src/index.ts';

const WORDS = {
  fr: {
    title: 'Nos ateliers',
    description: 'Où nos pièces sont lavées, reprises et photographiées.',
    path: '/pages/nos-ateliers',
    intro: 'Trois ateliers, à Lille, Lyon et Marseille.',
    more: 'Quatre ateliers, à Lille, Lyon, Nantes et Marseille.',
    button: { name: 'Voir les pièces', path: '/shop/women/' },
    text: '## Le geste\n\nChaque pièce est **lavée**, *reprise* et photographiée sous trois jours.\n\n- Lille : la maille\n- Lyon : la soie\n- Marseille : le denim\n\nVoir [notre histoire](/pages/our-story).',
    quote: 'On ne répare pas un vêtement, on le prolonge.',
    late: 'Voir [les horaires d’hiver](/pages/horaires-hiver).',
    filterNames: {
      condition: [{ value: 'bonEtat', name: 'Porté, bien soigné' }],
      color: [{ value: 'beige', name: 'Sable et beige' }],
    },
    helloBar: 'Nuits blanches : **dix pièces**, dès vendredi à 20 h',
    release: 'Nuits blanches',
    sales: { release: 'Soldes d’hiver', path: '/pages/soldes-hiver' },
    comments: [
      'Nantes ouvre le 2 décembre : on attend la mise en ligne ?',
      'Oui, la page part avec le drop. La photo de l’atelier manque encore.',
    ],
    alt: ['Une robe rouge à fleurs', 'Un sac à main vert', 'Un pull jacquard jaune'],
  },
  en: {
    title: 'Our workshops',
    description: 'Where our pieces are washed, mended and photographed.',
    path: '/en/pages/our-workshops',
    intro: 'Three workshops, in Lille, Lyon and Marseille.',
    more: 'Four workshops, in Lille, Lyon, Nantes and Marseille.',
    button: { name: 'See the pieces', path: '/en/shop/women/' },
    text: '## The work\n\nEach piece is **washed**, *mended* and photographed within three days.\n\n- Lille: knitwear\n- Lyon: silk\n- Marseille: denim\n\nSee [our story](/en/pages/our-story).',
    quote: 'You do not mend a garment, you prolong it.',
    late: 'See [the winter hours](/en/pages/winter-hours).',
    filterNames: {
      condition: [{ value: 'bonEtat', name: 'Worn and well kept' }],
      color: [{ value: 'beige', name: 'Sand and beige' }],
    },
    helloBar: 'White nights: **ten pieces**, from Friday at 8 pm',
    release: 'White nights',
    sales: { release: 'Winter sale', path: '/en/pages/winter-sale' },
    comments: [
      'Nantes opens on 2 December: shall we wait for the release?',
      'Yes, the page goes out with the drop. We still need a photograph of the workshop.',
    ],
    alt: ['A red dress with flowers', 'A green handbag', 'A yellow patterned jumper'],
  },
} as const;

export const PAGE = 'our-workshops';
export const DROP = 'white-nights';

const insert = { type: 'marketingInsert', zone: 'main', index: 0 };

/** A body of the page: as it is published, or with what its editors changed since. */
const pageOf = (locale: Locale, isChanged: boolean) => {
  const { title, description, path, intro, more, button, text, quote, late } = WORDS[locale];
  const blocks = [
    { type: 'marketingInsert', title, text: isChanged ? more : intro, cta: [button] },
    { type: 'text', text },
    isChanged ? { type: 'text', text: late } : { type: 'quote', text: quote },
  ];
  return { title, description, path, zones: [{ id: 'main', blocks }] };
};

export type Team = Record<'administrator' | 'editor' | 'publisher', APIRequestContext>;

const CONTENT = '/content';

async function send<T>(
  request: APIRequestContext,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  data?: unknown,
) {
  const response = await request.fetch(`${CONTENT}/${path}`, { method, ...(data ? { data } : {}) });
  if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`);
  return (await response.json()) as T;
}

type Saved = { version: number };

/** Fills a shop with what a team of three would have in hand, in one language. Returns the release that it prepares. */
export async function prepareContent({ administrator, editor, publisher }: Team, locale: Locale) {
  const words = WORDS[locale];
  const page = `documents/page/${PAGE}/${locale}`;
  const first = await send<Saved>(editor, 'PUT', page, pageOf(locale, false));
  await send(publisher, 'POST', `${page}/publish`, { version: first.version });
  const draft = await send<Saved>(editor, 'PUT', page, pageOf(locale, true));
  for (const [order, text] of words.comments.entries())
    await send(order === 0 ? editor : publisher, 'POST', `${page}/comments`, {
      text,
      place: { ...insert, excerpt: words.title },
    });

  const helloBar = `documents/navigation/hello-bar/${locale}`;
  const before = await send<{ body: object }>(editor, 'GET', helloBar);
  const bar = await send<Saved>(editor, 'PUT', helloBar, { ...before.body, text: words.helloBar });
  await send<Saved>(editor, 'PUT', `documents/texts/filters/${locale}`, words.filterNames);
  const drop = await send<Saved>(editor, 'GET', `documents/drop/${DROP}/fr`);

  const sales = await send<Saved>(editor, 'PUT', `documents/page/winter-sale/${locale}`, {
    ...pageOf(locale, false),
    title: words.sales.release,
    path: words.sales.path,
  });
  const inLocale = (name: string, { version }: Saved) => ({ kind: 'page', name, locale, version });
  const create = async (name: string, changes: object[]) => {
    const { id } = await send<{ id: string }>(administrator, 'POST', 'releases', { name });
    await send(administrator, 'PUT', `releases/${id}/changes`, { changes });
    return id;
  };
  const winter = await create(words.sales.release, [inLocale('winter-sale', sales)]);
  const publishAt = new Date(Date.now() + 40 * DAY_MS).toISOString();
  await send(administrator, 'POST', `releases/${winter}/schedule`, { publishAt });
  const release = await create(words.release, [
    { kind: 'drop', name: DROP, locale: 'fr', version: drop.version },
    inLocale(PAGE, draft),
    { kind: 'navigation', name: 'hello-bar', locale, version: bar.version },
  ]);
  await send(publisher, 'PUT', page, { ...pageOf(locale, true), description: words.more });
  return release;
}

/** Takes away a release, which the one of another language would be said to share its drop with. */
export const deleteRelease = ({ administrator }: Team, id: string) =>
  send(administrator, 'DELETE', `releases/${id}`);

/** A drop with ten pieces, whose words are in both languages. */
export async function prepareDrop({ editor }: Team) {
  const found = await send<{ pieces: { reference: number }[] }>(editor, 'GET', 'pieces?locale=fr&text=robe');
  const at = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
  await send(editor, 'PUT', `documents/drop/${DROP}/fr`, {
    nameFr: 'Nuits blanches',
    nameEn: 'White nights',
    descriptionFr: 'Dix robes choisies une à une, pour rester jusqu’au matin.',
    descriptionEn: 'Ten dresses chosen one by one, to stay until the morning.',
    launchAt: at(5),
    endAt: at(20),
    isComingSoon: true,
    pieces: { references: found.pieces.slice(0, 10).map(({ reference }) => reference) },
  });
}

/** Pictures of the demo's own pieces, in the media library with their alternative texts. */
export async function preparePictures({ editor }: Team) {
  const home = await (await editor.get('/')).text();
  const drawn = [...new Set(home.match(/\/media\/[\da-f]{32}-1024\.webp/g))].slice(0, 3);
  for (const [place, address] of drawn.entries()) {
    const data = await (await editor.get(address)).body();
    const headers = { 'content-type': 'image/webp' };
    const name = ['robe-rouge.webp', 'sac-vert.webp', 'pull-jacquard.webp'][place] ?? '';
    const uploaded = await editor.post(`${CONTENT}/images?name=${name}`, { data, headers });
    const { id } = (await uploaded.json()) as { id: string };
    const alt = { fr: WORDS.fr.alt[place] ?? '', en: WORDS.en.alt[place] ?? '' };
    await send(editor, 'PUT', `pictures/${id}`, { alt, focalPoint: { x: 500, y: 400 }, crops: {} });
  }
}
