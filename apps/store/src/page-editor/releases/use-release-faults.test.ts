import type { ReleaseChange } from '@patine/contract/content/releases';
import { expect, test } from 'vitest';
import { type LinkedChange, remarksOn } from './use-release-faults.ts';

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
    ...given,
  },
  faults: broken.map((address) => ({ address, words: null, path: '', messageId: 'pageEditor.link.NO_PAGE' })),
});

const elsewhere = { rule: 'OTHER_RELEASE', id: 'w', name: 'Hiver' } as const;

test('a change is to be checked for a broken link as for what happened to it since, and counts once', () => {
  expect(remarksOn([linked({}), linked({ conflicts: [] })]).remarks).toBe(0);
  expect(remarksOn([linked({}, ['/pages/nowhere'])]).remarks).toBe(1);
  expect(remarksOn([linked({ conflicts: [elsewhere] }, ['/a', '/b']), linked({})]).remarks).toBe(1);
});

test('errors, which keep a change from being published, are counted apart', () => {
  const errors = [{ path: '', field: 'path', rule: 'TAKEN_PATH' }] as const;
  expect(remarksOn([linked({ errors: [...errors] }), linked({}, ['/a'])])).toEqual({ faults: 1, remarks: 1 });
});

test('a change with an error and a conflict is counted as both', () => {
  const errors = [{ path: '', field: 'path', rule: 'TAKEN_PATH' }] as const;
  expect(remarksOn([linked({ errors: [...errors], conflicts: [elsewhere] })])).toEqual({
    faults: 1,
    remarks: 1,
  });
});
