import { showsEnglish } from '@patine/core';
import { useCallback, useReducer, useRef, useState } from 'react';
import { useLocale } from '../../lib/store-context.tsx';
import { beginHistory, history, type History, type HistoryAction } from '../history.ts';
import { useKeeping } from '../use-keeping.ts';
import { checkDrop, type DropBody } from './check-drop.ts';
import { dropId } from './drops-api.ts';
import { keepDrop, keptDrop, type SavedDrop, type StoredDrop } from './stored-drop.ts';

const reduce = (state: History<DropBody>, action: HistoryAction<DropBody>) => history(state, action);

/** A drop under way with its past, and what the shop has of it. */
export function useDropDraft(slug: string, stored: StoredDrop) {
  const [kept] = useState(() => keptDrop(slug));
  const [past, dispatch] = useReducer(reduce, kept?.body ?? stored.body, beginHistory);
  // What somebody else saved meanwhile is told when this is saved.
  const [saved, setSaved] = useState<SavedDrop>(
    kept ? { ...stored.saved, version: kept.version } : stored.saved,
  );
  const locale = useLocale();
  const body = past.present;
  const name = body[showsEnglish(locale) ? 'nameEn' : 'nameFr'];
  const json = JSON.stringify(body);
  const isChanged = json !== saved.json;

  const { version } = saved;
  const isLeft = useRef(false);
  useKeeping(
    useCallback(
      () => keepDrop(slug, isChanged && !isLeft.current ? { body, version } : null),
      [slug, isChanged, body, version],
    ),
  );

  const checked = checkDrop(body);
  const own = new Set(checked.validationErrors.map(({ path }) => path));
  const found = saved.foundIn === json ? saved.found.filter(({ path }) => !own.has(path)) : [];
  return {
    slug,
    /** What editors call it, in their language. */
    name: typeof name === 'string' && name !== '' ? name : slug,
    body,
    json,
    saved,
    setSaved,
    isChanged,
    /** As a document; what is not saved is newer than what is. */
    document: { ...dropId(slug), version: isChanged ? saved.version + 1 : saved.version },
    canSave: checked.canSave,
    validationErrors: [...checked.validationErrors, ...found],
    canUndo: past.past.length > 0,
    canRedo: past.future.length > 0,
    /** Changes under one tag and without a pause are undone together. */
    change: (change: (body: DropBody) => DropBody, tag?: string) =>
      dispatch({ type: 'CHANGED', change, at: performance.now(), ...(tag === undefined ? {} : { tag }) }),
    /** Nothing of it is kept in this browser any more: it is put away. */
    leave: () => {
      isLeft.current = true;
    },
    undo: () => dispatch({ type: 'UNDONE' }),
    redo: () => dispatch({ type: 'REDONE' }),
  };
}

export type DropDraft = ReturnType<typeof useDropDraft>;
