import type { ReleaseChange } from '@patine/contract/content/releases';
import { expect, test } from 'vitest';
import { type LinkedChange, countReleaseChanges } from './use-release-faults.ts';

const linked = (given: Partial<ReleaseChange>, broken: readonly string[] = []): LinkedChange => ({
  change: {
    kind: 'page',
    name: 'coats',
    locale: 'fr',
    title: 'Manteaux',
    version: 1,
    author: null,
    addedAt: '2026-11-27T10:00:00Z',
    isNew: true,
    conflicts: [],
    errors: [],
    links: [],
    drops: [],
    pieces: [],
    writtenAt: '2026-11-27T10:00:00Z',
    ...given,
  },
  faults: broken.map((address) => ({ address, words: null, path: '', messageId: 'pageEditor.link.NO_PAGE' })),
});

const AT = Date.parse('2026-12-02T10:00:00Z');
const elsewhere = { rule: 'OTHER_RELEASE', id: 'w', name: 'Hiver' } as const;

test('a change is to be checked for a broken link as for what happened to it since, and counts once', () => {
  expect(countReleaseChanges([linked({}), linked({ conflicts: [] })], AT).remarks).toBe(0);
  expect(countReleaseChanges([linked({}, ['/pages/nowhere'])], AT).remarks).toBe(1);
  expect(
    countReleaseChanges([linked({ conflicts: [elsewhere] }, ['/a', '/b']), linked({})], AT).remarks,
  ).toBe(1);
});

test('errors, which keep a change from being published, are counted apart', () => {
  const errors = [{ path: '', field: 'path', rule: 'TAKEN_PATH' }] as const;
  expect(countReleaseChanges([linked({ errors: [...errors] }), linked({}, ['/a'])], AT)).toEqual({
    faults: 1,
    remarks: 1,
  });
});

test('a change with an error and a conflict is counted as both', () => {
  const errors = [{ path: '', field: 'path', rule: 'TAKEN_PATH' }] as const;
  expect(countReleaseChanges([linked({ errors: [...errors], conflicts: [elsewhere] })], AT)).toEqual({
    faults: 1,
    remarks: 1,
  });
});

test('a change that mentions a drop which will have opened, or a piece that is sold, is to be checked', () => {
  const drop = { slug: 'a', nameFr: 'A', nameEn: 'A', launchAt: '2026-12-01T10:00:00Z', endAt: null };
  const piece = { reference: 12, nameFr: null, nameEn: null, path: 'zones.0.blocks.0.reference' };
  expect(countReleaseChanges([linked({ drops: [drop] }), linked({ pieces: [piece] })], AT).remarks).toBe(2);
  expect(countReleaseChanges([linked({ drops: [drop] })], Date.parse('2026-11-30T10:00:00Z')).remarks).toBe(
    0,
  );
});
