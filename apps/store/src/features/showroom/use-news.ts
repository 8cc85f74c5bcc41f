import { useCallback, useState } from 'react';
import type { Desk } from './desk.ts';
import type { DeskState } from './use-desk.ts';

export type News = {
  words: string;
  /** True where the step that it tells of is the last one, so that Undo takes back what it names. */
  canUndo: boolean;
  /** Whether what it tells of is mended. */
  isOver?: (desk: Desk) => boolean;
};

/** What was just done, and the desk, of which any other step makes that old. */
export function useNews(state: DeskState) {
  const [news, setNews] = useState<News | null>(null);
  const forget = useCallback(() => setNews(null), []);
  if (news?.isOver?.(state.desk)) setNews(null);
  const forgetStep = () => setNews((told) => (told?.canUndo ? null : told));
  const desk: DeskState = {
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
  const tellUntil = (words: string, isOver: (desk: Desk) => boolean) =>
    setNews({ words, canUndo: false, isOver });
  return { desk, news, tell, tellUntil, forget };
}
