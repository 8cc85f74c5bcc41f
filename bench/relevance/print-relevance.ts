import type { Answer, Judgement } from './relevance.ts';
import type { Flag } from './score.ts';

const WORST = 10;
const percent = (share: number) => Math.round(share * 1000) / 1000;

export function figuresOf({ catalogue, locale, answers }: Judgement) {
  const found = answers.flatMap(({ points }) => points ?? []);
  const sized = answers.flatMap((answer) => answer.sized ?? []);
  const flagged = (flag: Flag) => answers.filter(({ flags }) => flags.includes(flag)).length;
  const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
  return {
    catalogue,
    locale,
    questions: answers.length,
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
  for (const { catalogue, locale, answers } of judgements) {
    console.log(`The worst answers, ${catalogue} catalogue, ${locale}`);
    console.table(
      answers
        .filter((answer) => share(answer) < 1)
        .toSorted((one, other) => share(one) - share(other))
        .slice(0, WORST)
        .map((answer) => ({
          text: answer.text,
          points: percent(share(answer)),
          total: answer.total,
          flags: answer.flags.join(', '),
          shown: answer.shown.join(' | ').slice(0, 90),
        })),
    );
  }
}

/** Prints the questions that are answered worse than in an earlier result. */
export function printWorse(before: readonly Judgement[], judgements: readonly Judgement[]): void {
  const earlier = new Map(
    before.flatMap(({ catalogue, locale, answers }) =>
      answers.map((answer) => [`${catalogue} ${locale} ${answer.text}`, share(answer)] as const),
    ),
  );
  const worse = judgements.flatMap(({ catalogue, locale, answers }) =>
    answers.flatMap((answer) => {
      const then = earlier.get(`${catalogue} ${locale} ${answer.text}`) ?? 0;
      const now = share(answer);
      return now < then
        ? [{ catalogue, locale, text: answer.text, before: percent(then), now: percent(now) }]
        : [];
    }),
  );
  console.log(
    worse.length === 0 ? 'No question is answered worse than before' : 'Answered worse than before',
  );
  if (worse.length > 0) console.table(worse);
}
