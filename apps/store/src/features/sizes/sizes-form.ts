import { type SavedSizes, SIZE_CHART, type SizeKind } from '@patine/core';

export type SizesStatus = 'INITIAL' | 'LOADING' | 'ERROR';

export type SizesForm = {
  status: SizesStatus;
  /** Sizes stored in the account. */
  saved: SavedSizes;
  /** Selected sizes. */
  form: SavedSizes;
};

export type SizesEvent =
  | { type: 'received'; sizes: SavedSizes }
  | { type: 'toggled'; kind: SizeKind; size: string }
  | { type: 'reset' }
  | { type: 'submitted' }
  | { type: 'failed' };

export const sizesForm = (saved: SavedSizes): SizesForm => ({ status: 'INITIAL', saved, form: saved });

/** Keeps chart order, whatever the order of selection. */
const toggle = (sizes: SavedSizes, kind: SizeKind, size: string): SavedSizes => {
  const chosen = new Set(sizes[kind]);
  if (!chosen.delete(size)) chosen.add(size);
  return {
    ...sizes,
    [kind]: SIZE_CHART[kind].flatMap((known) => (chosen.has(known.size) ? known.size : [])),
  };
};

/** Loaded sizes set both the saved ones and the form; other events are ignored while saving. */
export function sizesReducer(state: SizesForm, event: SizesEvent): SizesForm {
  switch (event.type) {
    case 'received':
      return sizesForm(event.sizes);
    case 'failed':
      return state.status === 'LOADING' ? { ...state, status: 'ERROR' } : state;
    case 'submitted':
      return { ...state, status: 'LOADING' };
    case 'toggled':
      if (state.status === 'LOADING') return state;
      return { ...state, form: toggle(state.form, event.kind, event.size) };
    case 'reset':
      return state.status === 'LOADING' ? state : { ...state, form: state.saved };
  }
}
