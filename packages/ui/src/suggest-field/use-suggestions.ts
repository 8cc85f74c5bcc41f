import { useEffect, useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react';

export type Suggestion = {
  id: string;
  /** Displayed text. */
  text: string;
};

/** Returns suggestions for a text. A rejection counts as no suggestions. */
export type Suggest<Found extends Suggestion> = (text: string) => Promise<readonly Found[]>;

/** Debounce: suggestions are fetched after this pause in typing. */
const DEBOUNCE_MS = 250;

/** Fetches suggestions (debounced), ignores responses to earlier texts, and moves through the list by keyboard. */
export function useSuggestions<Found extends Suggestion>(
  suggest: Suggest<Found>,
  onChoose: (found: Found) => void,
) {
  const [found, setFound] = useState<readonly Found[]>([]);
  const [active, setActive] = useState(-1);
  const timer = useRef(0);
  const latestRequest = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);

  /** Also ignores the pending response. */
  const close = () => {
    clearTimeout(timer.current);
    latestRequest.current += 1;
    setFound([]);
    setActive(-1);
  };
  const fetchSuggestions = (text: string) => {
    close();
    if (text.trim() === '') return;
    const request = latestRequest.current;
    timer.current = window.setTimeout(async () => {
      const response = await suggest(text).catch(() => []);
      if (request === latestRequest.current) setFound(response);
    }, DEBOUNCE_MS);
  };
  const choose = (index: number) => {
    const chosen = found[index];
    close();
    if (chosen) onChoose(chosen);
  };

  const keys: Record<string, () => void> = {
    ArrowDown: () => setActive((active + 1) % found.length),
    ArrowUp: () => setActive((active <= 0 ? found.length : active) - 1),
    Enter: () => choose(active),
    Escape: close,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const key = keys[event.key];
    // Enter without an active option submits the form; without a list, keys keep their default behaviour.
    if (!key || found.length === 0 || (event.key === 'Enter' && active < 0)) return;
    event.preventDefault();
    event.stopPropagation();
    key();
  };

  return {
    found,
    active,
    choose,
    input: {
      onKeyDown,
      onBlur: close,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => fetchSuggestions(target.value),
    },
  };
}
