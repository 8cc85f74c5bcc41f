import type { Locale } from '@patine/core';
import { useCallback, useEffect, useReducer, useRef, useState, type RefObject } from 'react';
import { useLocale } from '../lib/store-context.tsx';
import {
  anyChanged,
  readEditorState,
  type EditorState,
  type OpenedPage,
  type Saved,
  type SavedPages,
} from './editor-state.ts';
import { keepLanguage, keepPage, keptLanguage, memoryOf } from './kept-pages.ts';
import { useKeeping } from './use-keeping.ts';
import { beginHistory, history, type History, type HistoryAction } from './history.ts';

/** Keeps in this browser what is not saved, so that a reload or a lost connection takes nothing of it. */
function useStoredState(editorState: EditorState, saved: SavedPages, isLeft: RefObject<boolean>) {
  useKeeping(
    useCallback(() => {
      const isKept = !isLeft.current && anyChanged(editorState, saved);
      keepPage(editorState.name, isKept ? { editorState, saved } : null);
    }, [editorState, saved, isLeft]),
  );
}

/** What another tab of this browser wrote of this page since this one did; null while none does. */
function useOtherTab(name: string) {
  const [otherTab, setOtherTab] = useState<OpenedPage | null>(null);
  useEffect(() => {
    // A tab hears what others keep, and nothing of its own.
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === memoryOf(name)) setOtherTab(readEditorState(newValue ?? ''));
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [name]);
  return [otherTab, () => setOtherTab(null)] as const;
}

const reduce = (state: History<EditorState>, action: HistoryAction<EditorState>) => history(state, action);

/** The page under way with its past, and what the shop has of it. */
export function useEditor(opened: OpenedPage) {
  const [past, dispatch] = useReducer(reduce, opened.editorState, beginHistory);
  const [saved, setSaved] = useState(opened.saved);
  const locale = useLocale();
  const [language, setLanguage] = useState(() => keptLanguage(opened.editorState.name) ?? locale);
  const isLeft = useRef(false);
  useStoredState(past.present, saved, isLeft);
  const [otherTab, forgetOtherTab] = useOtherTab(opened.editorState.name);

  return {
    editorState: past.present,
    saved,
    /** Language of what is edited; the screen around it keeps the visitor's. */
    language,
    setLanguage: (chosen: Locale) => {
      setLanguage(chosen);
      keepLanguage(opened.editorState.name, chosen);
    },
    canUndo: past.past.length > 0,
    canRedo: past.future.length > 0,
    change: (change: (editorState: EditorState) => EditorState, tag?: string) =>
      dispatch({ type: 'CHANGED', change, at: performance.now(), ...(tag === undefined ? {} : { tag }) }),
    /** What comes next is undone apart from what came before. */
    endStep: () => dispatch({ type: 'STEP_ENDED' }),
    undo: () => dispatch({ type: 'UNDONE' }),
    redo: () => dispatch({ type: 'REDONE' }),
    /** Nothing of it is kept in this browser any more: it is put away. */
    leave: () => {
      isLeft.current = true;
    },
    markSaved: (locale: Locale, stored: Saved) => setSaved((before) => ({ ...before, [locale]: stored })),
    otherTab,
    takeOtherTab: () => {
      if (!otherTab) return;
      dispatch({ type: 'OPENED', state: otherTab.editorState });
      setSaved(otherTab.saved);
      forgetOtherTab();
    },
    keepHere: () => {
      keepPage(past.present.name, { editorState: past.present, saved });
      forgetOtherTab();
    },
  };
}

export type Editor = ReturnType<typeof useEditor>;
