import type { Locale } from '@patine/core';
import { useEffect, useReducer, useState } from 'react';
import { remember, remembered } from '../../lib/browser-memory.ts';
import { useLocale } from '../../lib/store-context.tsx';
import {
  EMPTY_DESK,
  NOTHING_SAVED,
  readDesk,
  writeDesk,
  type Desk,
  type Saved,
  type SavedPages,
} from './desk.ts';
import { beginHistory, history, type History, type HistoryAction } from './history.ts';

const MEMORY = 'showroom';
/** Not at every key: writing a long page takes a moment. */
const PAUSE_MS = 400;

/** Keeps the work in this browser, so that a reload or a lost connection takes nothing of it. */
function useKept(desk: Desk, saved: SavedPages, language: Locale) {
  useEffect(() => {
    const keep = () => remember(MEMORY, writeDesk(desk, saved, language));
    const timer = setTimeout(keep, PAUSE_MS);
    addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', keep);
    };
  }, [desk, saved, language]);
}

const reduce = (state: History<Desk>, action: HistoryAction<Desk>) => history(state, action);

/** The page under way with its past, and what the shop has of it. */
export function useDesk() {
  const [kept] = useState(() => readDesk(remembered(MEMORY)));
  const [past, dispatch] = useReducer(reduce, kept?.desk ?? EMPTY_DESK, beginHistory);
  const [saved, setSaved] = useState(kept?.saved ?? NOTHING_SAVED);
  const locale = useLocale();
  const [language, setLanguage] = useState(kept?.language ?? locale);
  useKept(past.present, saved, language);

  return {
    desk: past.present,
    saved,
    /** Language of what is edited; the screen around it keeps the visitor's. */
    language,
    setLanguage,
    canUndo: past.past.length > 0,
    canRedo: past.future.length > 0,
    change: (change: (desk: Desk) => Desk, tag?: string) =>
      dispatch({ type: 'CHANGED', change, at: performance.now(), ...(tag === undefined ? {} : { tag }) }),
    /** What comes next is undone apart from what came before. */
    endStep: () => dispatch({ type: 'STEP_ENDED' }),
    undo: () => dispatch({ type: 'UNDONE' }),
    redo: () => dispatch({ type: 'REDONE' }),
    open: (desk: Desk, stored: SavedPages) => {
      dispatch({ type: 'OPENED', state: desk });
      setSaved(stored);
    },
    tellSaved: (locale: Locale, stored: Saved) => setSaved((before) => ({ ...before, [locale]: stored })),
  };
}

export type DeskState = ReturnType<typeof useDesk>;
