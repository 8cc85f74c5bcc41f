import { describe, expect, test } from 'vitest';
import { createSearchEngine, type IndexConfig, type SearchObject, type SearchParams } from '../index.ts';

const base: IndexConfig = {
  name: 'clothes',
  searchableAttributes: ['unordered(name)', 'unordered(description)'],
  attributesForFaceting: ['brand', 'discountRange'],
  numericAttributes: ['createdAt', 'price'],
  customRanking: ['desc(createdAt)'],
  replicas: [{ name: 'clothes_price', ranking: ['asc(price)'] }],
  locale: 'fr',
  attributesToHighlight: [],
};

function found(
  objects: Record<string, Omit<SearchObject, 'objectID'>>,
  params: SearchParams,
  config: Partial<IndexConfig> = {},
  name = base.name,
): string[] {
  const engine = createSearchEngine({ indexes: [{ ...base, ...config }], now: () => 0 });
  engine.saveObjects(
    base.name,
    Object.entries(objects).map(([objectID, object]) => ({ objectID, ...object })),
  );
  return engine.search<object>(name, params).hits.map(({ objectID }) => objectID);
}

describe('each criterion decides between hits that are equal by the earlier ones', () => {
  test('typo: exact spelling ranks first, in any attribute', () => {
    const objects = {
      wrong: { name: 'chemsie', createdAt: 9 },
      right: { name: 'x', description: 'chemise' },
    };
    expect(found(objects, { query: 'chemise' })).toEqual(['right', 'wrong']);
  });

  test('words: more of the optional words rank first', () => {
    const objects = {
      one: { name: 'robe', createdAt: 9 },
      both: { name: 'x', description: 'robe y z soie' },
    };
    expect(found(objects, { query: 'robe soie', optionalWords: 'robe,soie' })).toEqual(['both', 'one']);
  });

  test('filters: a hit that meets an optional filter ranks before one with closer words', () => {
    const objects = {
      close: { name: 'robe soie', createdAt: 9 },
      preferred: { name: 'robe en vraie soie', brand: 'lee' },
    };
    const optionalFilters = ['brand:lee'];
    expect(found(objects, { query: 'robe soie' })).toEqual(['close', 'preferred']);
    expect(found(objects, { query: 'robe soie', optionalFilters })).toEqual(['preferred', 'close']);
  });

  test('proximity: closer words rank first, in any attribute', () => {
    const objects = {
      apart: { name: 'robe longue en soie', createdAt: 9 },
      close: { name: 'x', description: 'une robe soie' },
      reversed: { name: 'soie robe' },
    };
    expect(found(objects, { query: 'robe soie' })).toEqual(['close', 'reversed', 'apart']);
  });

  test('attribute: the more important one ranks first', () => {
    const objects = {
      below: { name: 'x', description: 'robe', createdAt: 9 },
      above: { name: 'robe noire' },
    };
    expect(found(objects, { query: 'robe' })).toEqual(['above', 'below']);
  });

  test('attribute: in an ordered one, earlier positions rank first', () => {
    const objects = { later: { name: 'belle robe', createdAt: 9 }, earlier: { name: 'robe belle' } };
    expect(found(objects, { query: 'robe' })).toEqual(['later', 'earlier']);
    expect(found(objects, { query: 'robe' }, { searchableAttributes: ['name'] })).toEqual([
      'earlier',
      'later',
    ]);
  });

  test('exact: a whole word ranks before a prefix, and a value of only that word before both', () => {
    const objects = {
      longer: { name: 'robette noire', createdAt: 9 },
      whole: { name: 'robe noire', createdAt: 8 },
      alone: { name: 'robe' },
    };
    expect(found(objects, { query: 'robe' })).toEqual(['alone', 'whole', 'longer']);
  });

  test('exact: a word ranks before the narrower ones that are found with it', () => {
    const objects = {
      narrower: { name: 'blazer noir', createdAt: 9 },
      itself: { name: 'veste noire' },
    };
    const synonyms = [
      { objectID: '1', type: 'oneWaySynonym', input: 'veste', synonyms: ['blazer'] },
    ] as const;
    expect(found(objects, { query: 'veste' }, { synonyms })).toEqual(['itself', 'narrower']);
    // Also where the word itself stands in a lesser attribute of the piece with the narrower one.
    const described = { ...objects, narrower: { ...objects.narrower, description: 'une veste' } };
    expect(found(described, { query: 'veste' }, { synonyms })).toEqual(['itself', 'narrower']);
  });

  test('custom: the newest rank first', () => {
    const objects = { old: { name: 'robe', createdAt: 1 }, recent: { name: 'robe', createdAt: 2 } };
    expect(found(objects, { query: 'robe' })).toEqual(['recent', 'old']);
  });
});

describe('an index with a ranking of its own', () => {
  const ranking = ['asc(sold)', 'typo', 'words', 'filters', 'attribute', 'proximity', 'exact', 'custom'];
  const config = { ranking, numericAttributes: ['createdAt', 'sold'] } satisfies Partial<IndexConfig>;

  test('has attributes before words: a sold piece never leads, with words or without', () => {
    const objects = {
      sold: { name: 'robe soie', sold: 1, createdAt: 9 },
      below: { name: 'x', description: 'robe en soie', sold: 0, createdAt: 1 },
    };
    const order = (params: SearchParams, changes: Partial<IndexConfig> = config) =>
      found(objects, params, { replicas: [], ...changes });
    expect(order({ query: 'robe soie' }, {})).toEqual(['sold', 'below']);
    expect(order({ query: 'robe soie' })).toEqual(['below', 'sold']);
    expect(order({ query: 'robe sioe', typoTolerance: true })).toEqual(['below', 'sold']);
    expect(order({})).toEqual(['below', 'sold']);
    expect(order({ optionalFilters: ['brand:lee'] })).toEqual(['below', 'sold']);
  });

  test('compares in its order: a title ranks before closer words of a description', () => {
    const objects = {
      close: { name: 'x', description: 'une robe soie', sold: 0, createdAt: 9 },
      title: { name: 'robe longue en soie', sold: 0 },
    };
    expect(found(objects, { query: 'robe soie' })).toEqual(['close', 'title']);
    expect(found(objects, { query: 'robe soie' }, { ...config, replicas: [] })).toEqual(['title', 'close']);
  });

  test('ignores criteria that it leaves out', () => {
    const objects = {
      below: { name: 'x', description: 'robe', createdAt: 9 },
      above: { name: 'robe', createdAt: 1 },
    };
    expect(found(objects, { query: 'robe' }, { ranking: ['typo', 'custom'] })).toEqual(['below', 'above']);
  });

  test('is refused with a criterion that does not exist, or an attribute behind the criteria', () => {
    const open = (criterion: string) => () => found({}, {}, { ranking: ['typo', criterion] });
    expect(open('beauty')).toThrow('ranking "beauty" is no criterion');
    expect(open('asc(createdAt)')).toThrow('ranking "asc(createdAt)" is no criterion');
  });
});

test('a replica uses its own order whatever the words', () => {
  const objects = {
    dear: { name: 'robe', price: 9 },
    cheap: { name: 'x', description: 'robette', price: 1 },
  };
  expect(found(objects, { query: 'robe' }, {}, 'clothes_price')).toEqual(['cheap', 'dear']);
});

describe('typos', () => {
  const objects = { shirt: { name: 'chemise' }, skirt: { name: 'chemsie' }, long: { name: 'salopette' } };
  const config = (typoTolerance: IndexConfig['typoTolerance']) => ({ typoTolerance: typoTolerance! });

  test('one from four letters, two from eight', () => {
    const words = { three: { name: 'sac' }, four: { name: 'robe' }, eight: { name: 'chemisier' } };
    const hits = (query: string) => found(words, { query: `${query} `, queryType: 'prefixNone' });
    expect([hits('sak'), hits('rob'), hits('rbe'), hits('robbe')]).toEqual([[], [], [], ['four']]);
    expect([hits('roeb'), hits('reb'), hits('obe')]).toEqual([['four'], [], []]);
    expect([hits('chmisier'), hits('chmisiar'), hits('chmsiar')]).toEqual([['eight'], ['eight'], []]);
    expect(found({ short: { name: 'taille' } }, { query: 'tailleur' })).toEqual([]);
  });

  test('with the tolerance “min”, typos are only allowed when nothing is spelled as typed', () => {
    expect(found(objects, { query: 'chemise' })).toEqual(['shirt', 'skirt']);
    expect(found(objects, { query: 'chemise' }, config('min'))).toEqual(['shirt']);
    expect(found(objects, { query: 'salopete' }, config('min'))).toEqual(['long']);
    expect(found(objects, { query: 'chemise' }, config(false))).toEqual(['shirt']);
    expect(found(objects, { query: 'salopete' }, config(false))).toEqual([]);
  });

  test('typos in numbers can be disabled', () => {
    const jeans = { one: { name: 'jean 5011' } };
    expect(found(jeans, { query: '5012' })).toEqual(['one']);
    expect(found(jeans, { query: '5012' }, { allowTyposOnNumericTokens: false })).toEqual([]);
  });

  test('a prefix may contain one too', () => {
    expect(found(objects, { query: 'salpoe' })).toEqual(['long']);
  });
});

describe('a query without results', () => {
  const objects = { robe: { name: 'robe rouge', createdAt: 2 }, jupe: { name: 'jupe verte', createdAt: 1 } };
  const remove = (removeWordsIfNoResults: NonNullable<IndexConfig['removeWordsIfNoResults']>) =>
    found(objects, { query: 'robe verte' }, { removeWordsIfNoResults });

  test('drops words as configured', () => {
    expect(remove('none')).toEqual([]);
    expect(remove('allOptional')).toEqual(['robe', 'jupe']);
    expect(remove('lastWords')).toEqual(['robe']);
    expect(remove('firstWords')).toEqual(['jupe']);
  });
});

test('a rule of a context sorts the largest discounts first', () => {
  const objects = {
    full: { name: 'robe', createdAt: 9 },
    ten: { name: 'robe', discountRange: ['10'] },
    thirty: { name: 'robe', discountRange: ['10', '20', '30'] },
  };
  const rules = [
    {
      objectID: 'soldes',
      conditions: [{ context: 'soldes' }],
      consequence: {
        params: { optionalFilters: ['10', '20', '30'].map((range) => `discountRange:${range}`) },
      },
    },
  ];
  expect(found(objects, {}, { rules })).toEqual(['full', 'ten', 'thirty']);
  expect(found(objects, { ruleContexts: ['soldes'] }, { rules })).toEqual(['thirty', 'ten', 'full']);
  expect(found(objects, { ruleContexts: ['soldes'], query: 'robe' }, { rules })).toEqual([
    'thirty',
    'ten',
    'full',
  ]);
  expect(found(objects, { ruleContexts: ['soldes'], enableRules: false }, { rules })).toEqual([
    'full',
    'ten',
    'thirty',
  ]);
});

test('a scored filter ranks the hits that match it', () => {
  const objects = {
    lee: { brand: 'lee', createdAt: 2 },
    levis: { brand: 'levis', createdAt: 1 },
    other: { brand: 'x' },
  };
  const filters = 'brand:lee<score=1> OR brand:levis<score=2>';
  expect(found(objects, { filters })).toEqual(['levis', 'lee']);
});

describe('distinct', () => {
  const objects = {
    a1: { name: 'robe', brand: 'a', createdAt: 9 },
    a2: { name: 'robe', brand: 'a', createdAt: 8 },
    a3: { name: 'robe', brand: 'a', createdAt: 7 },
    b1: { name: 'robe', brand: 'b', createdAt: 6 },
    none: { name: 'robe', createdAt: 5 },
  };
  const config = { attributeForDistinct: 'brand', distinct: true };

  test('returns one hit per group, and each hit without a value', () => {
    expect(found(objects, {}, config)).toEqual(['a1', 'b1', 'none']);
    expect(found(objects, { query: 'robe' }, config)).toEqual(['a1', 'b1', 'none']);
    expect(found(objects, { distinct: false }, config)).toHaveLength(5);
  });

  test('returns several hits per group on request, and pages contain groups', () => {
    expect(found(objects, { distinct: 2, hitsPerPage: 2 }, config)).toEqual(['a1', 'a2', 'b1']);
    expect(found(objects, { distinct: 2, hitsPerPage: 2, page: 1 }, config)).toEqual(['none']);
  });
});

test('only the given attributes are searched', () => {
  const objects = { name: { name: 'robe' }, description: { description: 'robe' } };
  expect(found(objects, { query: 'robe', restrictSearchableAttributes: ['description'] })).toEqual([
    'description',
  ]);
  expect(found(objects, { query: 'robe', restrictSearchableAttributes: 'unheard-of' })).toEqual([]);
});
