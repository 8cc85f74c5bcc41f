import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { controlVariants } from '../field/field.variants.ts';
import { typedNumber } from './range.ts';

export type RangeInputProps = {
  /** Accessible name of the end. */
  label: string;
  /** Formatted current value. */
  text: string;
  /** Called with the typed number on blur or Enter. */
  onCommit: (value: number) => void;
};

export function RangeInput({ label, text, onCommit }: RangeInputProps) {
  const [typed, setTyped] = useState(text);
  const field = useRef<HTMLInputElement>(null);
  const commit = () => {
    const number = typed === text ? null : typedNumber(typed);
    setTyped(text);
    if (number !== null) onCommit(number);
  };
  // React takes no notice of what was typed before this field was hydrated.
  const readEarly = useEffectEvent(({ value }: HTMLInputElement) => {
    if (value !== text) setTyped(value);
  });
  useEffect(() => {
    if (field.current) readEarly(field.current);
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      commit();
    }
  };

  return (
    <input
      ref={field}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={commit}
      onKeyDown={onKeyDown}
      className={controlVariants({ size: 'sm', class: 'text-center tabular-nums' })}
    />
  );
}
