import { useLayoutEffect } from 'react';

type Text = HTMLInputElement | HTMLTextAreaElement;
type Dispatch = () => void;

/**
 * React fires no change event for text that was typed before hydration, since it takes that text as the initial value. So the field
 * is reset to its default, the text is set with the native setter, and an input event is dispatched.
 */
function replayText(field: Text): Dispatch | null {
  const { value, defaultValue } = field;
  if (value === defaultValue) return null;
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  return () => {
    field.value = defaultValue;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
}

function replayCheck(field: HTMLInputElement): Dispatch | null {
  const { checked, defaultChecked } = field;
  // Only the checked radio button of a group is reported: it unchecks the others.
  if (checked === defaultChecked || (field.type === 'radio' && !checked)) return null;
  return () => {
    field.checked = defaultChecked;
    // `click()` does nothing while the press of a label is being handled.
    field.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  };
}

function replaySelect(field: HTMLSelectElement): Dispatch | null {
  if ([...field.options].every(({ selected, defaultSelected }) => selected === defaultSelected)) return null;
  const { value } = field;
  return () => {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
}

function replay(field: Element): Dispatch | null {
  if (field instanceof HTMLSelectElement) return replaySelect(field);
  if (field instanceof HTMLTextAreaElement) return replayText(field);
  if (!(field instanceof HTMLInputElement) || field.type === 'file') return null;
  return field.type === 'checkbox' || field.type === 'radio' ? replayCheck(field) : replayText(field);
}

/** Reads every field before it dispatches any event: the first event makes React render the others again. */
async function replayAll() {
  const dispatches = [...document.forms].flatMap(({ elements }) => [...elements].map(replay));
  for (const dispatch of dispatches) {
    await Promise.resolve();
    dispatch?.();
  }
}

/**
 * Passes what was typed and checked before hydration to the forms of a page. In a layout effect: what is entered between hydration and
 * its other effects has been handled by React, and must not be replayed.
 */
export function useEarlyInput() {
  useLayoutEffect(() => void replayAll(), []);
}
