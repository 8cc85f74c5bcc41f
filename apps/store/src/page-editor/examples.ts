import type { BlockType } from '@patine/contract/content/blocks';
import type { ProductHit } from '@patine/contract/search/record';
import { productIndex } from '@patine/contract/search/indexes';
import { type Locale, showsEnglish, MINUTE_MS } from '@patine/core';
import { EDITOR_DOCS } from '@patine/ui/blocks/editors-pages';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../lib/api.ts';
import { isKnownType } from './check-block.ts';
import { isRecord, type BlockDraft, type PageDraft } from './page-draft.ts';

/** Pictures that the examples of the design system show, and the shop does not have. */
const STAND_INS = ['dress', 'jacket'];

/** Pictures of the newest pieces, to stand in examples until an editor chooses others. */
export const examplePicturesQuery = ({ search }: Api, locale: Locale) =>
  queryOptions({
    queryKey: ['example-pictures', locale],
    queryFn: async () => {
      const [found] = await search<Pick<ProductHit, 'image'>>([
        {
          indexName: productIndex('chrono', locale),
          attributesToRetrieve: ['image'],
          hitsPerPage: STAND_INS.length,
        },
      ]);
      return (found?.hits ?? []).flatMap(({ image }) => image ?? []);
    },
    staleTime: MINUTE_MS,
  });

function withPictures(value: unknown, pictures: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => withPictures(item, pictures));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inside]): [string, unknown][] => {
      const place = typeof inside === 'string' ? STAND_INS.indexOf(inside) : -1;
      if (place < 0) return [[name, withPictures(inside, pictures)]];
      const picture = pictures[place % Math.max(1, pictures.length)];
      // A required picture that is missing is asked for; another one can be done without.
      return picture === undefined ? (name === 'image' ? [[name, '']] : []) : [[name, picture]];
    }),
  );
}

/** Examples are written in French and English. */
const exampleIn = (type: BlockType, locale: Locale): object =>
  EDITOR_DOCS[type].example[showsEnglish(locale) ? 'en' : 'fr'];

/** What a block of a type begins with: its example, in the language of the page. */
export const exampleOf = (type: BlockType, locale: Locale, pictures: readonly string[]): BlockDraft =>
  withPictures(exampleIn(type, locale), pictures) as BlockDraft;

/** Fields that hold words of the editor's own. */
const WORDS = new Set(['title', 'text', 'label', 'name', 'number', 'author', 'role', 'description']);

const wordsOf = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(wordsOf);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, inside]) =>
    typeof inside === 'string' && WORDS.has(name) ? [inside] : wordsOf(inside),
  );
};

const saidBy = (value: unknown) => wordsOf(value).join('\n');

/** Shorter words may well be the same by chance, or in two languages. */
const MIN_SENTENCE_LENGTH = 20;

/** What a block says in parts that are written apart: who said it, and each item of its lists. */
const partsOf = (block: object): string[] => {
  const { author, role } = block as { author?: unknown; role?: unknown };
  const items = Object.values(block).flatMap((value: unknown) => (Array.isArray(value) ? value : []));
  return [
    saidBy({ author, role }),
    ...items.map(saidBy).filter((words) => words.length >= MIN_SENTENCE_LENGTH),
  ];
};

/** Blocks whose example heads whatever is found: good words for any page. */
const EVER_TRUE = new Set(['productCarousel', 'bestSellers', 'dropCarousel', 'newsletter']);

/** Whether a block, or a part of it, says what its example says: who is named there would have said it. */
export function isStillExample(block: BlockDraft, locale: Locale): boolean {
  if (!isKnownType(block.type) || EVER_TRUE.has(block.type)) return false;
  const example = exampleIn(block.type, locale);
  const said = new Set([saidBy(block), ...partsOf(block)]);
  return [saidBy(example), ...partsOf(example)].some((words) => words !== '' && said.has(words));
}

/** How many blocks of a page keep words of their examples. */
export const examplesIn = ({ zones }: PageDraft, locale: Locale): number =>
  zones.flatMap(({ blocks }) => blocks).filter(({ block }) => isStillExample(block, locale)).length;

const sentences = new WeakMap<PageDraft, ReadonlySet<string>>();

/** What the blocks of a page say; a page that was not touched is not read again. */
function sentencesOf(page: PageDraft): ReadonlySet<string> {
  const known = sentences.get(page);
  if (known) return known;
  const said = new Set(
    page.zones
      .flatMap(({ blocks }) => blocks)
      .map(({ block }) => saidBy(block))
      .filter((words) => words.length >= MIN_SENTENCE_LENGTH),
  );
  sentences.set(page, said);
  return said;
}

/** Whether a block says letter by letter what one of the page in another language says. */
export const saysTheSame = (block: BlockDraft, other: PageDraft | null): boolean =>
  other !== null && sentencesOf(other).has(saidBy(block));

/** How many blocks of a page do. */
export const untranslatedIn = ({ zones }: PageDraft, other: PageDraft | null): number =>
  zones.flatMap(({ blocks }) => blocks).filter(({ block }) => saysTheSame(block, other)).length;
