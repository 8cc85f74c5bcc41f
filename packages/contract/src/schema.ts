import { readFileSync } from 'node:fs';

/** The GraphQL schema in SDL. */
export const schemaText = readFileSync(new URL('./generated/schema.graphql', import.meta.url), 'utf8');
