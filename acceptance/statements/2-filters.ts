import { journey, tests } from '../named-tests.ts';
import { statements, walk, walks, type Row, type Statement } from '../statement.ts';
import type { Visit } from '../visit.ts';
import { responses, documentAt, textOf } from '../walks/pages.ts';

/** What narrows a list: the address’s query for a value of the demo shop. */
const FILTERS: Record<string, string> = {
  text: 'text=trench',
  brands: 'brands=levi-s',
  price: 'price=20-40',
  materials: 'materials=wool',
  family: 'family=vintage',
  target: 'target=men',
  colors: 'colors=noir',
  discountrange: 'discountrange=20',
  fiesta: 'fiesta=true',
  express: 'express=true',
  patterns: 'patterns=stripes',
  state: 'state=bonEtat',
  size: 'size=m',
};

export async function countAt(visit: Visit, path: string): Promise<number> {
  const text = textOf(await documentAt(visit, path)).replaceAll(/\s+/g, ' ');
  const [, count] = /(\d[\d ,]*) (?:pièces? uniques?|one-of-a-kind pieces?)/.exec(text) ?? [];
  return count === undefined ? 0 : Number(count.replaceAll(/\D/g, ''));
}

const narrows = (query: string) =>
  walk(async (visit) => {
    const all = await countAt(visit, '/shop/');
    const some = await countAt(visit, `/shop/?${query}`);
    if (!(some > 0 && some < all)) throw new Error(`?${query} leaves ${some} of ${all} products`);
  });

const filters: Row[] = [
  ...Object.entries(FILTERS).map(
    ([name, query]) => [name, `${name} in the address narrows the list`, narrows(query)] as const,
  ),
  [
    'page',
    'page in the address shows that page',
    walk(async (visit) => {
      const [first, second] = await Promise.all(
        ['/shop/', '/shop/?page=2'].map(
          async (path) => /<article[\s\S]*?href="([^"]+)"/.exec(await documentAt(visit, path))?.[1],
        ),
      );
      if (!second || first === second) throw new Error('the second page begins like the first');
    }),
  ],
  [
    'hidesold',
    'hidesold in the address leaves sold pieces out',
    tests(journey('lists', 'every filter of a URL finds what SQL finds, sold products last and not counted')),
  ],
  [
    'measures',
    'The measures of the panel, and all answers of the calculator, find pieces',
    tests(
      journey(
        'lists',
        'every result of the calculator leads to the jeans that SQL finds, or to alternatives',
      ),
    ),
  ],
  [
    'beyond',
    'A page beyond the last leads to the last',
    walk(async (visit) => {
      const response = await visit.get(visit.path('/shop/?page=9999'));
      const location = response.headers.get('location') ?? '';
      if (response.status !== 302 || !/[?]page=\d{1,3}$/.test(location))
        throw new Error(`${response.status} to ${location}`);
    }),
  ],
  [
    'favorite',
    'favorite in the address shows one’s wishlist only, or all but it',
    tests(journey('wishlist', 'the shop is filtered by the favourites of the signed-in customer')),
  ],
  [
    'sortby',
    'sortby in the address orders the list',
    walk(async (visit) => {
      const [cheap, dear] = await Promise.all(
        ['price_asc', 'price_desc'].map(
          async (order) =>
            /<article[\s\S]*?href="([^"]+)"/.exec(await documentAt(visit, `/shop/?sortby=${order}`))?.[1],
        ),
      );
      if (!cheap || cheap === dear) throw new Error('both orders begin with the same product');
    }),
  ],
  [
    'category',
    'category in the address leads to the path of the category',
    walks(responses('/shop/?category=women/clothing', 301, '/shop/women/clothing/')),
  ],
  [
    'several-values',
    'Values of a filter are joined by a plus sign',
    walk(async (visit) => {
      const [black, red, both] = await Promise.all(
        ['noir', 'rouge', 'noir+rouge'].map((colors) => countAt(visit, `/shop/?colors=${colors}`)),
      );
      if (!black || !red || !both || both <= Math.max(black, red) || both > black + red)
        throw new Error(`${black}, ${red} and together ${both}`);
    }),
  ],
  [
    'category-in-path',
    'The category is in the path, its levels separated by slashes',
    walk(async (visit) => {
      const [women, dresses] = [
        await countAt(visit, '/shop/women/'),
        await countAt(visit, '/shop/women/clothing/dresses/'),
      ];
      if (!(dresses > 0 && dresses < women)) throw new Error(`${dresses} of ${women}`);
    }),
  ],
  [
    'tag-fetes',
    'A tag of fetes in the query turns on the filter of parties',
    walks(responses('/shop/?tag=fetes', 301, '/shop/?fiesta=true')),
  ],
];

export const filterRoutes: Statement[] = [...statements('2.filter', filters)];
