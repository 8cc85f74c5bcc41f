import { SHOP_DOCUMENTS, type ShopDocumentId } from '@patine/contract/content/shop-documents';
import { ERROR_CODES, type ErrorName } from '@patine/contract/errors';
import { LOCALES } from '@patine/core';
import { expect, test } from 'vitest';
import { readTexts } from '../../vite/messages.ts';
import { ApiError } from '../lib/api-error.ts';
import { InvalidPageError } from './content-api.ts';
import { failureOf, type DocumentSubject } from './failure-of.ts';

const failure = (name: ErrorName) => new ApiError({ name, code: ERROR_CODES[name] });

const SUBJECTS: DocumentSubject[] = ['page', 'drop', ...(Object.keys(SHOP_DOCUMENTS) as ShopDocumentId[])];

test.each(['NOT_FOUND', 'NEWER_DRAFT', 'REQUEST_TOO_LARGE'] as const)(
  '%s names what is open, by a word of its own in every language',
  async (name) => {
    for (const locale of LOCALES) {
      const texts = await readTexts('../src/i18n/', locale);
      const said = SUBJECTS.map((subject) => failureOf(failure(name), subject));
      expect(said.every(({ id }) => texts[id]?.includes('{document}'))).toBe(true);
      const words = said.map(({ document }) => texts[document ?? '']);
      expect(words).not.toContain(undefined);
      expect(new Set(words).size).toBe(SUBJECTS.length);
    }
  },
);

test('a list names no document, and a fault is told beside its field', () => {
  expect(failureOf(failure('NOT_FOUND'), null)).toEqual({ id: 'failure.unknown', document: null });
  expect(failureOf(failure('TOKEN_EXPIRED'), 'menu')).toEqual({
    id: 'pageEditor.failure.access',
    document: null,
  });
  expect(failureOf(new InvalidPageError([]), 'drop').id).toBe('pageEditor.failure.errors');
});
