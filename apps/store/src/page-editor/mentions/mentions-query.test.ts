import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { mentionsQuery } from './mentions-query.ts';

const fetched = vi.fn<typeof fetch>(async () => Response.json({ drops: [], pieces: [], writtenAt: '' }));
vi.stubGlobal('fetch', fetched);
afterEach(() => void fetched.mockClear());

const ask = (kind: 'page' | 'drop', body: Record<string, unknown>) =>
  new QueryClient().fetchQuery(mentionsQuery({ kind, name: 'winter', locale: 'fr' }, body));

test('a drop without a piece chosen by hand is asked about too, for its own dates', async () => {
  await ask('drop', { nameFr: 'Hiver', launchAt: '2026-12-01T10:00:00.000Z' });
  expect(fetched).toHaveBeenCalledOnce();
});

test('a page that mentions nothing is not asked about', async () => {
  await ask('page', { title: 'Hiver' });
  expect(fetched).not.toHaveBeenCalled();
});
