import type { ProductRecord } from '../../packages/contract/src/search/record.ts';
import { gradeOf, holds, type Judged } from './judgement.ts';

/** Number of judged places of a list. */
export const PLACES = 10;

export type Catalogue = {
  records: readonly ProductRecord[];
  /** Price in hundredths under which a third of the pieces for sale stand. */
  cheapest: number;
  forSale: number;
};

/** What a page shows for a question. */
export type Shown = {
  /** In the order of the page. */
  records: readonly ProductRecord[];
  /** Number of pieces for sale that the page announces. */
  total: number;
  /** A page that is not a list, where the question leads to one. */
  help: string | null;
};

export type Flag = 'whole shop' | 'sold leads' | 'size ignored' | 'answers what is not there';

export type Verdict = {
  /** Null where the catalogue has no piece of grade 2: then there is nothing to find. */
  points: { earned: number; possible: number; ndcg: number } | null;
  /** Places with the right size, of a question with a size. */
  sized: { right: number; places: number } | null;
  flags: readonly Flag[];
};

export function catalogueOf(records: readonly ProductRecord[]): Catalogue {
  const prices = records
    .filter(isForSale)
    .map(({ price }) => price)
    .toSorted((a, b) => a - b);
  return { records, cheapest: prices[Math.floor(prices.length / 3)] ?? 0, forSale: prices.length };
}

const isForSale = ({ availability }: ProductRecord): boolean => availability !== 'SOLD';

/**
 * Judges the first ten places. As many of them as there are pieces of grade 2 could be full; a place after those may
 * be empty or have a piece of grade 1, and counts against the list when it has a wrong piece: one that is for sale and
 * of grade 0.
 */
export function judgeList(question: Judged, shown: Shown, catalogue: Catalogue): Verdict {
  if (question.help) return helpVerdict(question.help, shown, catalogue);
  const grade = (record: ProductRecord) => gradeOf(question, record, catalogue.cheapest);
  const first = shown.records.slice(0, PLACES);
  const fitting = catalogue.records.filter((record) => isForSale(record) && grade(record) > 0);
  const best = fitting.filter((record) => grade(record) === 2).length;
  const flags: Flag[] = [];
  if (showsWholeShop(shown, catalogue, fitting.length)) flags.push('whole shop');
  if (soldLeads(first)) flags.push('sold leads');

  const places = Math.min(PLACES, best);
  const grades = first.map((record) => (isForSale(record) ? grade(record) : 0));
  const wrong = first.filter(
    (record, index) => index >= places && isForSale(record) && grade(record) === 0,
  ).length;
  if (best === 0) {
    if (wrong > 0) flags.push('answers what is not there');
    return { points: null, sized: null, flags };
  }
  const sized = sizedPlaces(question, first, places, catalogue.cheapest);
  if (sized && sized.right < Math.min(sized.places, first.length)) flags.push('size ignored');
  const gains = grades.slice(0, places).map((each) => 2 ** each - 1);
  const ideal = Array.from({ length: places }, () => 3);
  return {
    points: {
      earned: sum(grades.slice(0, places)),
      possible: 2 * places + wrong,
      ndcg: discounted(gains) / discounted(ideal),
    },
    sized,
    flags,
  };
}

function helpVerdict(page: string, shown: Shown, catalogue: Catalogue): Verdict {
  const found = shown.help === page;
  return {
    points: { earned: found ? 2 : 0, possible: 2, ndcg: found ? 1 : 0 },
    sized: null,
    flags: !found && showsWholeShop(shown, catalogue, 0) ? ['whole shop'] : [],
  };
}

const showsWholeShop = ({ total }: Shown, { forSale }: Catalogue, fitting: number): boolean =>
  total > Math.max(forSale / 2, fitting);

/** A sold piece stands before one that can be bought. */
const soldLeads = (records: readonly ProductRecord[]): boolean =>
  records.some((record, index) => !isForSale(record) && records.slice(index + 1).some(isForSale));

function sizedPlaces(
  { best: { size } }: Judged,
  first: readonly ProductRecord[],
  places: number,
  cheapest: number,
): Verdict['sized'] {
  if (size === undefined) return null;
  return {
    right: first.filter((record) => holds({ size }, record, cheapest)).length,
    places: Math.max(places, first.length),
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const discounted = (gains: readonly number[]): number =>
  sum(gains.map((gain, index) => gain / Math.log2(index + 2)));
