import {
  categoryTextListSchema,
  footerSchema,
  helloBarSchema,
  menuSchema,
  seoSchema,
} from '@patine/contract/content/shop-documents';
import { dictionarySchema } from '@patine/contract/content/dictionary';
import { filterNamesSchema } from '@patine/contract/content/filter-names';
import { dropSchema } from '@patine/contract/content/drops';
import { pageSchema } from '@patine/contract/content/structure';
import { z } from 'zod';
import { sourceDocumentSchema } from './fetch-source.ts';

/** The schemas that documents are checked with, by what they describe. */
export const DOCUMENT_SCHEMAS = {
  /** One document of a headless CMS's answer; `body` is one of those below. */
  document: sourceDocumentSchema,
  page: pageSchema,
  'navigation/main': menuSchema,
  'navigation/hello-bar': helloBarSchema,
  'navigation/footer': footerSchema,
  'texts/categories': categoryTextListSchema,
  'texts/seo': seoSchema,
  'texts/filters': filterNamesSchema,
  'texts/dictionary': dictionarySchema,
  drop: dropSchema,
} as const;

/** Returns them as JSON Schema of what is written: fields with a default are optional. */
export const documentSchemas = () =>
  Object.fromEntries(
    Object.entries(DOCUMENT_SCHEMAS).map(([name, schema]) => [
      name,
      z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }),
    ]),
  );
