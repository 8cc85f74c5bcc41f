import type { Answer, Judgement } from './relevance.ts';
import type { Flag } from './score.ts';

const WORST = 10;
const percent = (share: number) => Math.round(share * 1000) / 1000;

export function figuresOf({ catalogue, set, locale, responses }: Judgement) {
  const found = responses.flatMap(({ points }) => points ?? []);
  const sized = responses.flatMap((response) => response.sized ?? []);
  const flagged = (flag: Flag) => responses.filter(({ flags }) => flags.includes(flag)).length;
  const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
  return {
    catalogue,
    set,
    locale,
    questions: responses.length,
    answerable: found.length,
    points: percent(total(found.map(({ earned, possible }) => earned / possible)) / found.length),
    ndcg: percent(total(found.map(({ ndcg }) => ndcg)) / found.length),
    sized: percent(total(sized.map(({ right }) => right)) / total(sized.map(({ places }) => places))),
    'whole shop': flagged('whole shop'),
    'size ignored': flagged('size ignored'),
    'sold leads': flagged('sold leads'),
    'answers what is not there': flagged('answers what is not there'),
  };
}

const share = ({ points }: Answer): number => (points ? points.earned / points.possible : 1);

export function printRelevance(judgements: readonly Judgement[]): void {
  console.log('Relevance of the first ten places');
  console.table(judgements.map(figuresOf));
  for (const { catalogue, set, locale, responses } of judgements) {
    console.log(`The worst answers, ${catalogue} catalogue, ${set} set, ${locale}`);
    console.table(
      responses
        .filter((response) => share(response) < 1)
        .toSorted((one, other) => share(one) - share(other))
        .slice(0, WORST)
        .map((response) => ({
          text: response.text,
          points: percent(share(response)),
          total: response.total,
          flags: response.flags.join(', '),
          shown: response.shown.join(' | ').slice(0, 90),
        })),
    );
  }
}

/** Prints the questions that are answered worse than in an earlier result. */
export function printWorse(before: readonly Judgement[], judgements: readonly Judgement[]): void {
  const earlier = new Map(
    before.flatMap(({ catalogue, locale, responses }) =>
      responses.map((response) => [`${catalogue} ${locale} ${response.text}`, share(response)] as const),
    ),
  );
  const worse = judgements.flatMap(({ catalogue, locale, responses }) =>
    responses.flatMap((response) => {
      const then = earlier.get(`${catalogue} ${locale} ${response.text}`) ?? 0;
      const now = share(response);
      return now < then
        ? [{ catalogue, locale, text: response.text, before: percent(then), now: percent(now) }]
        : [];
    }),
  );
  console.log(
    worse.length === 0 ? 'No question is answered worse than before' : 'Answered worse than before',
  );
  if (worse.length > 0) console.table(worse);
}
