import type { Types } from '@opensearch-project/opensearch';
import type { IndexConfig, Query } from '@patine/search/requests';
import { type Attempt, firstAttempt, furtherAttempts, keepsFewestTypos } from './attempts.ts';
import { type OpenSearchConnection, OpenSearchError } from './connection.ts';
import { MATCH_ALL } from './filter-query.ts';
import { liveAlias } from './index-names.ts';
import { filterConditions, textConditions, typoConditions } from './match-query.ts';
import { type Found, planSearches, type Task } from './search-plan.ts';

/** A query of an index or of one of its replicas. */
export type Search = { config: IndexConfig; name: string; query: Query };
/** What it found, and by which attempt. */
export type Answered = Found & { attempt: Attempt };

/** A search that is made again; which attempt finds something is known, or must be asked for. */
type Again = { index: number; known: Attempt | null };

type Body = Types.Core_Msearch.MultisearchBody;
type Response = Parameters<ReturnType<typeof planSearches>[number]['read']>[0];

/**
 * Answers several queries in one call to OpenSearch; two more where some find nothing: one that finds which further
 * attempt does, and one that makes it.
 */
export async function runSearches(
  connection: OpenSearchConnection,
  searches: readonly Search[],
): Promise<Answered[]> {
  const first = await runTasks(
    connection,
    searches.map((search) => ({ ...search, attempt: firstAttempt(search.query) })),
  );
  const again = searches.flatMap((search, index): Again[] => {
    const { nbHits, attempt } = first[index]!;
    if (search.query.settings.tolerance === 'strict' && nbHits > 0 && attempt.words.length > 0)
      return [{ index, known: { ...attempt, mostTypos: 1 } }];
    return nbHits === 0 && furtherAttempts(search.query).length > 0 ? [{ index, known: null }] : [];
  });
  if (again.length === 0) return first;
  const attempts = await probe(
    connection,
    again.flatMap(({ index, known }) => (known ? [] : [searches[index]!])),
  );
  const tasks = again.flatMap(({ index, known }) => {
    const attempt = known ?? attempts.shift();
    return attempt ? [{ index, task: { ...searches[index]!, attempt } }] : [];
  });
  const answered = await runTasks(
    connection,
    tasks.map(({ task }) => task),
  );
  return first.map((found, index) => {
    const at = tasks.findIndex((task) => task.index === index);
    return answered[at] ?? found;
  });
}

async function runTasks(connection: OpenSearchConnection, tasks: readonly Task[]): Promise<Answered[]> {
  if (tasks.length === 0) return [];
  const plans = planSearches(tasks);
  const responses = await multiSearch(connection, plans);
  const found = new Map<Task, Answered>();
  plans.forEach((plan, index) =>
    plan.read(responses[index]!).forEach((each, position) => {
      const task = plan.tasks[position]!;
      found.set(task, { ...each, attempt: task.attempt });
    }),
  );
  return tasks.map((task) => found.get(task)!);
}

/** Returns for each search the first further attempt that finds something; null for none. */
async function probe(
  connection: OpenSearchConnection,
  searches: readonly Search[],
): Promise<(Attempt | null)[]> {
  const probes = searches.flatMap((search, index) =>
    furtherAttempts(search.query).map((attempt) => ({ ...search, index, attempt })),
  );
  if (probes.length === 0) return [];
  const responses = await multiSearch(
    connection,
    probes.map(({ config, query, attempt }) => ({ config, body: probeBody(config, query, attempt) })),
  );
  return searches.map((_, index) => {
    const at = probes.findIndex(
      (each, position) => each.index === index && responses[position]!.hits.hits.length > 0,
    );
    const found = probes[at];
    if (!found) return null;
    const [{ _score: score } = { _score: 0 }] = responses[at]!.hits.hits;
    return keepsFewestTypos(found.query, found.attempt)
      ? { ...found.attempt, fewestTypos: Math.round(score ?? 0) }
      : found.attempt;
  });
}

/** Finds the record with the fewest typos: its score is how many of `typoConditions` it meets. */
const probeBody = (config: IndexConfig, query: Query, attempt: Attempt): Body => ({
  query: {
    bool: {
      filter: [...textConditions(config, query, attempt), ...filterConditions(config, query), MATCH_ALL],
      should: keepsFewestTypos(query, attempt) ? typoConditions(config, query, attempt) : [],
      minimum_should_match: 0,
    },
  },
  size: 1,
  sort: [{ _score: { order: 'desc' } }],
  track_total_hits: false,
  _source: false,
});

async function multiSearch(
  connection: OpenSearchConnection,
  searches: readonly { config: IndexConfig; body: Body }[],
): Promise<(Response & { hits: { hits: { _score?: number | null }[] } })[]> {
  const requests = searches.flatMap(({ config, body }) => [
    { index: liveAlias(connection, config.name) },
    body,
  ]);
  const { body } = await connection.request((client) => client.msearch({ body: requests }));
  return body.responses.map((response) => {
    if ('error' in response) throw refusalOf(response as Types.Common.ErrorResponseBase);
    return response as never;
  });
}

/** OpenSearch refused one of several searches. */
function refusalOf({ error, status }: Types.Common.ErrorResponseBase): OpenSearchError {
  const { type, reason } = error as { type?: string; reason?: string };
  return new OpenSearchError(`${type}: ${reason}`, status);
}
