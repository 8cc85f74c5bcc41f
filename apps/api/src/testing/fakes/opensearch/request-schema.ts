import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';
import { parsingFailure } from './failure.ts';

const published = JSON.parse(readFileSync(new URL('published-schema.json', import.meta.url), 'utf8')) as {
  definitions: object;
};

export type RequestKind =
  | 'search'
  | 'header'
  | 'mget'
  | 'deleteByQuery'
  | 'createIndex'
  | 'updateAliases'
  | 'putSettings'
  | 'bulk';

const ajv = new Ajv({ strict: false, allowUnionTypes: true });
ajv.addSchema(published, 'published');
const validators = new Map<RequestKind, ValidateFunction>();

/** Refuses a request that the published schema does not allow, and what the fake would not evaluate. */
export function checkRequest(kind: RequestKind, body: unknown): void {
  const validate = validators.get(kind) ?? ajv.compile({ $ref: `published#/definitions/request.${kind}` });
  validators.set(kind, validate);
  if (validate(body)) return;
  const deepest = (validate.errors ?? []).toSorted(
    (one, other) => other.instancePath.length - one.instancePath.length,
  )[0];
  const property = deepest?.params['additionalProperty'];
  throw parsingFailure(
    `[${kind}] ${deepest?.instancePath ?? ''} ${deepest?.message ?? 'is malformed'}${property ? ` [${property}]` : ''}`,
  );
}
