import { SAVED_SEARCH_NAME_MAX_LENGTH } from '@patine/core';

/** Default name of a saved search: the list's title and filters. */
export function nameOf(title: string, choices: readonly string[]): string {
  const name = [title, ...choices.filter((choice) => choice !== title)].join(', ');
  const letters = Array.from(name);
  return letters.length > SAVED_SEARCH_NAME_MAX_LENGTH
    ? `${letters.slice(0, SAVED_SEARCH_NAME_MAX_LENGTH - 1).join('')}…`
    : name;
}
