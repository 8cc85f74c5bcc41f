import { editDistance } from './edit-distance.ts';
import { Failure, illegalArgument, parsingFailure } from './failure.ts';
import type { StoredDocument } from './stored-index.ts';
import type { Mapping, MappedField } from './mapping.ts';

type Json = Record<string, unknown>;
/** The score of a document; undefined for one that does not match. */
export type Scorer = (document: StoredDocument) => number | undefined;

const MOST_CLAUSES = 1_024;

/** Compiles a query. Every kind that the fake knows is in `published-schema.json`; others were refused by it. */
export function compileQuery(query: Json, mapping: Mapping): Scorer {
  const names = Object.keys(query);
  const [name] = names;
  if (name === undefined || names.length > 1)
    throw parsingFailure(`[${name ?? ''}] malformed query, expected one query in the object`);
  const compile = KINDS[name];
  if (!compile) throw parsingFailure(`unknown query [${name}]`);
  return compile(query[name] as Json, mapping);
}

const always: Scorer = () => 1;
const when = (matches: (document: StoredDocument) => boolean): Scorer => {
  return (document) => (matches(document) ? 1 : undefined);
};

/** A query of one field: its name, and the query's value or members. */
function ofField(kind: string, query: Json): [field: string, value: Json] {
  const entries = Object.entries(query).filter(([name]) => name !== 'boost' && name !== '_name');
  const [entry] = entries;
  if (!entry || entries.length > 1)
    throw parsingFailure(
      `[${kind}] query doesn't support multiple fields, found [${entries.map(([name]) => name).join()}]`,
    );
  const [field, value] = entry;
  return [field, typeof value === 'object' && value !== null ? (value as Json) : { value }];
}

const fieldIn = (mapping: Mapping, field: string): MappedField | undefined => mapping.fields.get(field);

const comparable = (type: MappedField['type'] | undefined, value: unknown): string | number | boolean => {
  if (type !== 'double') return type === 'boolean' ? value === true || value === 'true' : String(value);
  if (Number.isNaN(Number(value)))
    throw new Failure(400, 'number_format_exception', `For input string: "${String(value)}"`);
  return Number(value);
};

const KINDS: Record<string, (query: Json, mapping: Mapping) => Scorer> = {
  match_all: () => always,
  match_none: () => () => undefined,
  bool: compileBool,
  constant_score: ({ filter, boost = 1 }, mapping) => {
    const score = compileQuery(filter as Json, mapping);
    return (document) => (score(document) === undefined ? undefined : Number(boost));
  },
  dis_max: ({ queries }, mapping) => {
    const scorers = (queries as Json[]).map((query) => compileQuery(query, mapping));
    return (document) => {
      const scores = scorers.flatMap((score) => score(document) ?? []);
      return scores.length === 0 ? undefined : Math.max(...scores);
    };
  },
  term: (query, mapping) => {
    const [field, { value }] = ofField('term', query);
    const wanted = comparable(fieldIn(mapping, field)?.type, value);
    return when(({ fields }) => fields.get(field)?.includes(wanted) ?? false);
  },
  terms: (query, mapping) => {
    const [field, values] = ofField('terms', query);
    const type = fieldIn(mapping, field)?.type;
    const wanted = new Set((values as unknown as unknown[]).map((value) => comparable(type, value)));
    return when(({ fields }) => fields.get(field)?.some((value) => wanted.has(value)) ?? false);
  },
  range: (query, mapping) => {
    const [field, { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity }] = ofField(
      'range',
      query,
    );
    const known = fieldIn(mapping, field);
    if (known && known.type !== 'double')
      throw illegalArgument(`the fake has ranges of numbers alone: [${field}]`);
    const [above, from, below, to] = [gt, gte, lt, lte].map(Number) as [number, number, number, number];
    return when(
      ({ fields }) =>
        fields.get(field)?.some((value) => {
          const number = Number(value);
          return (
            number >= from &&
            number <= to &&
            (number > above || gt === -Infinity) &&
            (number < below || lt === Infinity)
          );
        }) ?? false,
    );
  },
  exists: ({ field }) => when(({ fields }) => (fields.get(String(field))?.length ?? 0) > 0),
  prefix: (query) => {
    const [field, { value }] = ofField('prefix', query);
    return when(
      ({ fields }) => fields.get(field)?.some((term) => String(term).startsWith(String(value))) ?? false,
    );
  },
  fuzzy: compileFuzzy,
  match_phrase: (query, mapping) => {
    const [field, { query: text }] = ofField('match_phrase', query);
    if (fieldIn(mapping, field)?.type !== 'text')
      throw illegalArgument(`field:[${field}] was indexed without position data; cannot run PhraseQuery`);
    const phrase = ` ${String(text).split(/\s+/).join(' ')} `;
    return when(
      ({ fields }) => fields.get(field)?.some((each) => ` ${String(each)} `.includes(phrase)) ?? false,
    );
  },
};

function compileFuzzy(query: Json): Scorer {
  const [field, members] = ofField('fuzzy', query);
  const { value, fuzziness = 'AUTO', prefix_length: prefixLength = 0, max_expansions: most = 50 } = members;
  const word = String(value);
  if (![0, 1, 2].includes(Number(fuzziness)))
    throw illegalArgument(`the fake has fuzziness 0, 1 and 2: [${String(fuzziness)}]`);
  const isSimilar = (term: string) =>
    Math.abs(term.length - word.length) <= Number(fuzziness) &&
    term.startsWith(word.slice(0, Number(prefixLength))) &&
    editDistance(word, term) <= Number(fuzziness);
  const known = new Map<string, boolean>();
  let expansions = 0;
  const matches = (term: string): boolean => {
    const before = known.get(term);
    if (before !== undefined) return before;
    const similar = isSimilar(term) && expansions < Number(most);
    if (similar) expansions += 1;
    known.set(term, similar);
    return similar;
  };
  return when(({ fields }) => fields.get(field)?.some((term) => matches(String(term))) ?? false);
}

const listOf = (clauses: unknown): Json[] =>
  clauses === undefined ? [] : ((Array.isArray(clauses) ? clauses : [clauses]) as Json[]);

function compileBool(query: Json, mapping: Mapping): Scorer {
  const compile = (name: string) => listOf(query[name]).map((clause) => compileQuery(clause, mapping));
  const [must, filter, should, mustNot] = [
    compile('must'),
    compile('filter'),
    compile('should'),
    compile('must_not'),
  ];
  if (must.length + filter.length + should.length + mustNot.length > MOST_CLAUSES)
    throw new Failure(400, 'too_many_clauses', `maxClauseCount is set to ${MOST_CLAUSES}`);
  const needed = query['minimum_should_match'];
  const least =
    needed === undefined ? Number(should.length > 0 && must.length + filter.length === 0) : Number(needed);
  return (document) => {
    if (mustNot.some((score) => score(document) !== undefined)) return undefined;
    if (filter.some((score) => score(document) === undefined)) return undefined;
    let total = 0;
    for (const score of must) {
      const one = score(document);
      if (one === undefined) return undefined;
      total += one;
    }
    let met = 0;
    for (const score of should) {
      const one = score(document);
      if (one === undefined) continue;
      met += 1;
      total += one;
    }
    return met < least ? undefined : Math.fround(total);
  };
}
