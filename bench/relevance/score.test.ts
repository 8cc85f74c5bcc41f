import { describe, expect, it } from 'vitest';
import type { ProductRecord } from '../../packages/contract/src/search/record.ts';
import { ENGLISH } from './english.ts';
import { ENGLISH_HELD_OUT } from './english-held-out.ts';
import { ENGLISH_THIRD } from './english-third.ts';
import { FRENCH } from './french.ts';
import { FRENCH_HELD_OUT } from './french-held-out.ts';
import { FRENCH_THIRD } from './french-third.ts';
import { gradeOf, help, judge } from './judgement.ts';
import { catalogueOf, judgeList } from './score.ts';

let made = 0;
const record = (changes: Partial<ProductRecord>) =>
  ({
    objectID: String((made += 1)),
    name: 'Robe',
    brandName: null,
    sizeLabel: '38',
    size: ['38'],
    color: ['noir'],
    price: 4000,
    availability: 'AVAILABLE',
    categories: ['women', 'women/clothing', 'women/clothing/dresses'],
    ...changes,
  }) as ProductRecord;

const blackIn38 = judge(
  'robe noire 38',
  { kind: 'dresses', color: 'noir', size: '38' },
  { kind: 'dresses', color: 'noir' },
);
const shown = (records: readonly ProductRecord[], total = records.length) => ({ records, total, help: null });

describe('a piece', () => {
  it.each([
    [{}, 2],
    [{ size: ['40'], sizeLabel: '40' }, 1],
    [{ color: ['rouge'] }, 0],
    [{ categories: ['women/clothing/skirts'] }, 0],
    [{ size: ['fr-38'], sizeLabel: 'FR 38' }, 2],
  ] as const)('with %j has grade %d', (changes, grade) => {
    expect(gradeOf(blackIn38, record(changes as Partial<ProductRecord>), 0)).toBe(grade);
  });

  it.each([
    [{ size: 'w30' }, { size: ['w30-l32'], sizeLabel: 'W30 L32' }, true],
    [{ size: 'w3' }, { size: ['w30-l32'], sizeLabel: 'W30 L32' }, false],
    [{ brand: 'A.P.C.' }, { brandName: 'APC' }, true],
    [{ not: { color: 'noir' } }, {}, false],
    [{ price: [null, 40] }, {}, true],
    [{ price: [50, null] }, {}, false],
    [{ cheap: true }, { price: 3000 }, true],
  ] as const)('%j holds for %j: %s', (conditions, changes, holds) => {
    const grade = gradeOf(judge('', conditions), record(changes as Partial<ProductRecord>), 3500);
    expect(grade === 2).toBe(holds);
  });
});

describe('a list', () => {
  const exact = [record({}), record({})];
  const other = record({ size: ['40'], sizeLabel: '40' });
  const wrong = record({ color: ['rouge'] });
  const sold = record({ availability: 'SOLD' });
  const catalogue = catalogueOf([...exact, other, wrong, sold]);
  const verdict = (records: readonly ProductRecord[], total?: number) =>
    judgeList(blackIn38, shown(records, total), catalogue);

  it('with every piece of grade 2 is full, whether pieces of grade 1 or sold ones follow or not', () => {
    expect(verdict(exact).points).toEqual({ earned: 4, possible: 4, ndcg: 1 });
    expect(verdict([...exact, other, sold]).points).toMatchObject({ earned: 4, possible: 4 });
  });

  it('loses by a lesser piece in a place of a better one, and by wrong pieces behind them', () => {
    expect(verdict([other, ...exact]).points).toMatchObject({ earned: 3, possible: 4 });
    expect(verdict([...exact, wrong]).points).toMatchObject({ earned: 4, possible: 5 });
    expect(verdict([]).points).toMatchObject({ earned: 0, possible: 4, ndcg: 0 });
  });

  it('counts the places with the right size', () => {
    expect(verdict([...exact, other])).toMatchObject({
      sized: { right: 2, places: 3 },
      flags: ['size ignored'],
    });
    expect(verdict([]).sized).toEqual({ right: 0, places: 2 });
  });

  it('is flagged when a sold piece leads, and when it shows the whole shop', () => {
    expect(verdict([sold, ...exact]).flags).toEqual(['sold leads']);
    expect(verdict(exact, 4).flags).toEqual(['whole shop']);
  });

  it('has no points to win where nothing fits, and is flagged for answering all the same', () => {
    const green = judge('robe verte', { kind: 'dresses', color: 'vert' });
    expect(judgeList(green, shown([]), catalogue)).toEqual({ points: null, sized: null, flags: [] });
    expect(judgeList(green, shown([wrong]), catalogue).flags).toEqual(['answers what is not there']);
  });

  it('is no answer to a question about the shop: its page is', () => {
    const question = help('retour', 'returns');
    expect(judgeList(question, { ...shown([]), help: 'returns' }, catalogue).points?.earned).toBe(2);
    expect(judgeList(question, shown(exact), catalogue).points?.earned).toBe(0);
  });
});

it.each([
  ['French', [FRENCH, FRENCH_HELD_OUT, FRENCH_THIRD]],
  ['English', [ENGLISH, ENGLISH_HELD_OUT, ENGLISH_THIRD]],
])('the %s sets have 120, 40 and 40 questions, each once', (_, sets) => {
  const texts = sets.map((set) =>
    Object.values(set).flatMap((questions) => questions.map(({ text }) => text)),
  );
  expect(texts.map(({ length }) => length)).toEqual([120, 40, 40]);
  expect(new Set(texts.flat()).size).toBe(200);
});
