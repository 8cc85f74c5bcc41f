import { remember, remembered } from '../../lib/browser-storage.ts';
import { documentApi } from '../document/document-api.ts';
import { isRecord } from '../page-draft.ts';
import type { ValidationError } from '../validation-errors.ts';
import { EMPTY_DROP, type DropBody } from './check-drop.ts';
import { dropId } from './drops-api.ts';

/** A drop as the shop has it. */
export type SavedDrop = {
  /** 0 for a drop that no editor has saved. */
  version: number;
  /** What was saved, to tell whether something has changed since; empty for nothing. */
  json: string;
  publishedVersion: number | null;
  /** What the api found, and in what: it counts until that is changed. */
  found: readonly ValidationError[];
  foundIn: string;
};

export type StoredDrop = { body: DropBody; saved: SavedDrop };

/** Reads a drop as it was written last; one that the shop does not have is empty. */
export async function readDrop(slug: string): Promise<StoredDrop> {
  const { draft: written, published } = await documentApi.latest(dropId(slug));
  const body = isRecord(written?.body) ? written.body : EMPTY_DROP;
  return {
    body,
    saved: {
      version: written?.version ?? 0,
      json: written ? JSON.stringify(body) : '',
      publishedVersion: published?.version ?? null,
      found: [],
      foundIn: '',
    },
  };
}

const memoryOf = (slug: string) => `drop-editor/${slug}`;

/** What is not saved of a drop, and the version that it was written on. */
type DropWork = { body: DropBody; version: number };

export const dropWorkOf = (work: DropWork) => JSON.stringify(work);

/** Reads it; null for anything else. */
export function readDropWork(text: string): DropWork | null {
  try {
    const work: unknown = JSON.parse(text);
    if (!isRecord(work) || !isRecord(work['body']) || typeof work['version'] !== 'number') return null;
    return { body: work['body'], version: work['version'] };
  } catch {
    return null;
  }
}

/** Keeps in this browser what is not saved, so that a reload or a lost connection takes nothing of it. */
export const keepDrop = (slug: string, work: DropWork | null) =>
  remember(memoryOf(slug), work === null ? '' : dropWorkOf(work));

/** What this browser kept of a drop; null for nothing. */
export const keptDrop = (slug: string): DropWork | null => readDropWork(remembered(memoryOf(slug)));
