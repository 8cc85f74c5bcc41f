import { devWarning } from './dev-warning.ts';

/** Maximum length in characters of the name of a product, a drop or a seller before developers are warned. */
const TITLE_MAX = 200;

/** Warns developers of an empty title and of one that is too long to be displayed completely. */
export function checkTitle(component: string, title: string): void {
  if (title.trim() === '') devWarning(component, 'has no title');
  else if (title.length > TITLE_MAX) devWarning(component, `has a title of ${title.length} characters`);
}
