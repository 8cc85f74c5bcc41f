import { useCallback, useState } from 'react';
import type { EditorState } from './editor-state.ts';
import type { Editor } from './use-editor.ts';

export type Update = {
  words: string;
  /** True where the step that it tells of is the last one, so that Undo takes back what it names. */
  canUndo: boolean;
  /** Whether what it tells of is mended. */
  isOver?: (editorState: EditorState) => boolean;
};

/** What was just done, and the editor's state, of which any other step makes that old. */
export function useUpdates(state: Editor) {
  const [news, setNews] = useState<Update | null>(null);
  const forget = useCallback(() => setNews(null), []);
  if (news?.isOver?.(state.editorState)) setNews(null);
  const forgetStep = () => setNews((told) => (told?.canUndo ? null : told));
  const editor: Editor = {
    ...state,
    change: (...step) => {
      forgetStep();
      state.change(...step);
    },
    undo: () => {
      forgetStep();
      state.undo();
    },
    redo: () => {
      forgetStep();
      state.redo();
    },
    open: (...opened) => {
      forget();
      state.open(...opened);
    },
    tellSaved: (...stored) => {
      // What keeps one language from being saved still does once the other is.
      setNews((told) => (told?.isOver ? told : null));
      state.tellSaved(...stored);
    },
  };
  const tell = (words: string, canUndo = false) => setNews({ words, canUndo });
  const tellUntil = (words: string, isOver: (editorState: EditorState) => boolean) =>
    setNews({ words, canUndo: false, isOver });
  return { editor, news, tell, tellUntil, forget };
}
