import type { Locale } from '@patine/core';
import { useCallback, useEffect, useReducer, useState } from 'react';
import { remember, remembered } from '../lib/browser-storage.ts';
import { useLocale } from '../lib/store-context.tsx';
import {
  EMPTY_EDITOR,
  NOTHING_SAVED,
  readEditorState,
  writeEditorState,
  type EditorState,
  type StoredEditorState,
  type Saved,
  type SavedPages,
} from './editor-state.ts';
import { useKeeping } from './use-keeping.ts';
import { beginHistory, history, type History, type HistoryAction } from './history.ts';

const MEMORY = 'page-editor';

/** Keeps the work in this browser, so that a reload or a lost connection takes nothing of it. */
function useStoredState(editorState: EditorState, saved: SavedPages, language: Locale) {
  useKeeping(
    useCallback(
      () => remember(MEMORY, writeEditorState(editorState, saved, language)),
      [editorState, saved, language],
    ),
  );
}

/** What another tab of this browser wrote since this one did; null while none does. */
function useOtherTab() {
  const [otherTab, setOtherTab] = useState<StoredEditorState | null>(null);
  useEffect(() => {
    // A tab hears what others keep, and nothing of its own.
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === MEMORY) setOtherTab(readEditorState(newValue ?? ''));
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, []);
  return [otherTab, () => setOtherTab(null)] as const;
}

const reduce = (state: History<EditorState>, action: HistoryAction<EditorState>) => history(state, action);

/** The page under way with its past, and what the shop has of it. */
export function useEditor() {
  const [restored] = useState(() => readEditorState(remembered(MEMORY)));
  const [past, dispatch] = useReducer(reduce, restored?.editorState ?? EMPTY_EDITOR, beginHistory);
  const [saved, setSaved] = useState(restored?.saved ?? NOTHING_SAVED);
  const locale = useLocale();
  const [language, setLanguage] = useState(restored?.language ?? locale);
  useStoredState(past.present, saved, language);
  const [otherTab, forgetOtherTab] = useOtherTab();
  const open = (editorState: EditorState, stored: SavedPages) => {
    dispatch({ type: 'OPENED', state: editorState });
    setSaved(stored);
  };

  return {
    editorState: past.present,
    saved,
    /** Language of what is edited; the screen around it keeps the visitor's. */
    language,
    setLanguage,
    canUndo: past.past.length > 0,
    canRedo: past.future.length > 0,
    change: (change: (editorState: EditorState) => EditorState, tag?: string) =>
      dispatch({ type: 'CHANGED', change, at: performance.now(), ...(tag === undefined ? {} : { tag }) }),
    /** What comes next is undone apart from what came before. */
    endStep: () => dispatch({ type: 'STEP_ENDED' }),
    undo: () => dispatch({ type: 'UNDONE' }),
    redo: () => dispatch({ type: 'REDONE' }),
    open,
    markSaved: (locale: Locale, stored: Saved) => setSaved((before) => ({ ...before, [locale]: stored })),
    otherTab,
    takeOtherTab: () => {
      if (!otherTab) return;
      open(otherTab.editorState, otherTab.saved);
      setLanguage((here) => otherTab.language ?? here);
      forgetOtherTab();
    },
    keepHere: () => {
      remember(MEMORY, writeEditorState(past.present, saved, language));
      forgetOtherTab();
    },
  };
}

export type Editor = ReturnType<typeof useEditor>;
