import { useEffect, useEffectEvent } from 'react';

export type Shortcuts = { save: () => void; undo: () => void; redo: () => void };

/** As `aria-keyshortcuts` names them. */
export const SAVE_KEYS = 'Control+S Meta+S';
export const UNDO_KEYS = 'Control+Z Meta+Z';
export const REDO_KEYS = 'Control+Shift+Z Meta+Shift+Z';

/** Controls that undo what is typed in them on their own. */
const TYPED =
  'textarea, [contenteditable], input:not([type=checkbox], [type=radio], [type=file], [type=button])';

/** The action of a key with Ctrl, or ⌘ on a Mac; undo and redo outside of fields alone, which have their own. */
export function shortcutOf(
  {
    key,
    ctrlKey,
    metaKey,
    altKey,
    shiftKey,
  }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
  isTyped: boolean,
): keyof Shortcuts | null {
  if (!(ctrlKey || metaKey) || altKey) return null;
  const letter = key.toLowerCase();
  if (letter === 's' && !shiftKey) return 'save';
  if (isTyped) return null;
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && !shiftKey ? 'redo' : null;
}

/** Listens to the shortcuts of a document. While a dialog is open they do nothing, and neither does the browser. */
export function useShortcuts(shortcuts: Shortcuts) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const action = shortcutOf(event, target?.matches(TYPED) ?? false);
    if (action === null) return;
    event.preventDefault();
    if (!target?.closest('[role=dialog]')) shortcuts[action]();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

const relay = (event: KeyboardEvent) => {
  if (shortcutOf(event, false) === null) return;
  const { key, ctrlKey, metaKey, shiftKey } = event;
  window.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, metaKey, shiftKey, cancelable: true }));
  event.preventDefault();
};

/** Hands the shortcuts that are pressed in a frame of this origin to the page around it. */
export const relayShortcuts = (frame: Window) => frame.addEventListener('keydown', relay);
