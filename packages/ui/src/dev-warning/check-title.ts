import { devWarning } from './dev-warning.ts';

/** Characters that the name of a piece, a drop or a seller may have before somebody should look at it. */
const TITLE_MAX = 200;

/** Complains of a title that content left empty, or let run on until it is cut where it stands. */
export function checkTitle(component: string, title: string): void {
  if (title.trim() === '') devWarning(component, 'has no title');
  else if (title.length > TITLE_MAX) devWarning(component, `has a title of ${title.length} characters`);
}
