import { useEffect } from 'react';

type Text = HTMLInputElement | HTMLTextAreaElement;
type Told = () => void;

/**
 * React fires no change for text that was typed before hydration, since it reads that text as its own. So the field is
 * put back to its default, the text is set past React, and an input event is sent.
 */
function earlyText(field: Text): Told | null {
  const { value, defaultValue } = field;
  if (value === defaultValue) return null;
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  return () => {
    field.value = defaultValue;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
}

function earlyTick(field: HTMLInputElement): Told | null {
  const { checked, defaultChecked } = field;
  // Of a group of radio buttons the chosen one alone is told: it unticks the others.
  if (checked === defaultChecked || (field.type === 'radio' && !checked)) return null;
  return () => {
    field.checked = defaultChecked;
    field.click();
  };
}

function earlyChoice(field: HTMLSelectElement): Told | null {
  if ([...field.options].every(({ selected, defaultSelected }) => selected === defaultSelected)) return null;
  const { value } = field;
  return () => {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
}

function early(field: Element): Told | null {
  if (field instanceof HTMLSelectElement) return earlyChoice(field);
  if (field instanceof HTMLTextAreaElement) return earlyText(field);
  if (!(field instanceof HTMLInputElement) || field.type === 'file') return null;
  return field.type === 'checkbox' || field.type === 'radio' ? earlyTick(field) : earlyText(field);
}

/** Reads every field before it tells of any: the first one told makes React draw the others anew. */
async function tellAll() {
  const told = [...document.forms].flatMap(({ elements }) => [...elements].map(early));
  for (const tell of told) {
    tell?.();
    await Promise.resolve();
  }
}

/** Tells the forms of a page what was typed and ticked in them before it was hydrated. */
export function useEarlyInput() {
  useEffect(() => void tellAll(), []);
}
