import { createContext, use } from 'react';
import type { EditorState } from './editor-state.ts';
import type { LifeStep } from './life/life-steps.ts';
import type { PageDraft } from './page-draft.ts';
import type { Editor } from './use-editor.ts';
import type { Saving } from './use-saving.ts';

export type Panel =
  | 'new'
  | 'duplicate'
  | 'versions'
  | 'publish'
  | 'review'
  | 'release'
  | 'compare'
  | 'json'
  | LifeStep;

export type EditorContext = Editor & {
  saving: Saving;
  /** Whether the server has what is not saved, so that another device offers it. */
  isKeptByServer: boolean;
  /** The page in that language. */
  page: PageDraft | null;
  /** Changes it; changes under one tag and without a pause are undone together. */
  changePage: (change: (page: PageDraft) => PageDraft, tag?: string) => void;
  /** Key of the block whose fields are shown; null for the page's own. */
  chosen: string | null;
  choose: (key: string | null) => void;
  /** Says what was done, with a way to undo it where it took something away. */
  notify: (message: string, canUndo?: boolean) => void;
  /** Says what is to be mended, until it is. */
  notifyUntil: (message: string, isOver: (editorState: EditorState) => boolean) => void;
  show: (panel: Panel) => void;
  /** Leads to a field of what the page says of itself. */
  showFrameField: (path: string) => void;
};

const Context = createContext<EditorContext | null>(null);

export const EditorProvider = Context.Provider;

export function useEditorContext(): EditorContext {
  const editorState = use(Context);
  if (!editorState) throw new Error('useEditorContext outside EditorProvider');
  return editorState;
}
