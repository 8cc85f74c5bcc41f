import { readFileSync } from 'node:fs';

/** The whole schema as one SDL text, for the api. */
export const schemaText = readFileSync(new URL('./generated/schema.graphql', import.meta.url), 'utf8');
