import type { Synonym } from '../language/synonyms.ts';
import type { Rule } from '../query/rules.ts';
import { readList, readText } from '../query/read-values.ts';
import { SearchError } from '../search-error.ts';
import { isJsonObject, type JsonObject } from './read-body.ts';

/** Parses synonyms in Algolia's format. Unsupported kinds are rejected, not ignored. */
export function readSynonyms(list: readonly unknown[]): Synonym[] {
  return list.map((given) => {
    const synonym = objectIn(given);
    const objectID = readText('objectID', synonym['objectID']);
    const synonyms = readList('synonyms', synonym['synonyms']);
    switch (readText('type', synonym['type']).toLowerCase()) {
      case 'synonym':
        return { objectID, type: 'synonym', synonyms };
      case 'onewaysynonym':
        return { objectID, type: 'oneWaySynonym', input: readText('input', synonym['input']), synonyms };
      default:
        throw new SearchError(400, `Synonym ${objectID}: only synonym and oneWaySynonym are supported`);
    }
  });
}

/** Parses rules with a context condition that add parameters. Other conditions are rejected, not ignored. */
export function readRules(list: readonly unknown[]): Rule[] {
  return list.map((given) => {
    const rule = objectIn(given);
    const objectID = readText('objectID', rule['objectID']);
    const conditions = Array.isArray(rule['conditions']) ? rule['conditions'] : [];
    const params = objectIn(objectIn(rule['consequence'])['params']);
    return {
      objectID,
      conditions: conditions.map((condition: unknown) => {
        const { context, ...others } = objectIn(condition);
        if (typeof context !== 'string' || Object.keys(others).length > 0)
          throw new SearchError(400, `Rule ${objectID}: only conditions on the context are supported`);
        return { context };
      }),
      consequence: { params: { ...params } },
    };
  });
}

function objectIn(value: unknown): JsonObject {
  if (isJsonObject(value)) return value;
  throw new SearchError(400, 'Expected an object');
}
