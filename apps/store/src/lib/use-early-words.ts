import { useEffect } from 'react';

type Text = HTMLInputElement | HTMLTextAreaElement;
type Told = () => void;

/** React hears of a text only where it differs from the one that it knows: what was typed before, it takes for its own. */
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
  // The one of a group that was left is told of by the one that was chosen.
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

/** All is read first: a form that hears of one field draws the others as it knows them. */
async function tellAll() {
  const told = [...document.forms].flatMap(({ elements }) => [...elements].map(early));
  for (const tell of told) {
    tell?.();
    await Promise.resolve();
  }
}

/** Keeps what was typed and ticked in the forms of a page before it came to life. */
export function useEarlyWords() {
  useEffect(() => void tellAll(), []);
}
