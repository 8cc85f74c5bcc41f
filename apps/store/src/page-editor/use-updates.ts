import { useCallback, useState } from 'react';
import type { EditorState } from './editor-state.ts';
import type { Editor } from './use-editor.ts';

export type Update = {
  message: string;
  /** True where the step that it tells of is the last one, so that Undo takes back what it names. */
  canUndo: boolean;
  /** Whether what it tells of is mended. */
  isOver?: (editorState: EditorState) => boolean;
};

/** What was just done, and the editor's state, of which any other step makes that old. */
export function useUpdates(state: Editor) {
  const [update, setUpdate] = useState<Update | null>(null);
  const forget = useCallback(() => setUpdate(null), []);
  if (update?.isOver?.(state.editorState)) setUpdate(null);
  const forgetStep = () => setUpdate((current) => (current?.canUndo ? null : current));
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
    takeOtherTab: () => {
      forget();
      state.takeOtherTab();
    },
    markSaved: (...stored) => {
      // What keeps one language from being saved still does once the other is.
      setUpdate((current) => (current?.isOver ? current : null));
      state.markSaved(...stored);
    },
  };
  const notify = (message: string, canUndo = false) => setUpdate({ message, canUndo });
  const notifyUntil = (message: string, isOver: (editorState: EditorState) => boolean) =>
    setUpdate({ message, canUndo: false, isOver });
  return { editor, update, notify, notifyUntil, forget };
}
