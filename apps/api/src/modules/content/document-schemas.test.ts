import { expect, test } from 'vitest';
import { DOCUMENT_SCHEMAS, documentSchemas } from './document-schemas.ts';

type JsonSchema = { properties?: Record<string, JsonSchema & { maxLength?: number }>; required?: string[] };

test('each schema that documents are checked with is described, with its limits', () => {
  const schemas = documentSchemas() as unknown as Record<keyof typeof DOCUMENT_SCHEMAS, JsonSchema>;
  expect(Object.keys(schemas)).toEqual(Object.keys(DOCUMENT_SCHEMAS));
  const { page } = schemas;
  expect(page.required).toEqual(['title', 'description', 'zones']);
  const longest = page.properties?.['title']?.maxLength ?? 0;
  const body = (title: string) => ({ title, description: '', zones: [] });
  expect(DOCUMENT_SCHEMAS.page.safeParse(body('a'.repeat(longest))).success).toBe(true);
  expect(DOCUMENT_SCHEMAS.page.safeParse(body('a'.repeat(longest + 1))).success).toBe(false);
});
