import { REST_ID } from './rest-id.ts';

// The only script that comes with a page. It lets the others in once the page is painted, and holds presses till then.

const held: HTMLButtonElement[] = [];

/** A form that says where it goes is sent by the browser, whether scripts have come or not. */
const worksByItself = ({ type, form }: HTMLButtonElement) =>
  type !== 'button' && form?.hasAttribute('action') === true;

function holdPress(event: MouseEvent) {
  const target = event.target instanceof Element ? event.target.closest('button') : null;
  if (!target || worksByItself(target)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  held.push(target);
}

document.addEventListener('click', holdPress, { capture: true });

/** Lets the page hear what was pressed before it came to life, in that order; from here on it hears for itself. */
export function releasePresses() {
  document.removeEventListener('click', holdPress, { capture: true });
  for (const button of held.splice(0)) if (button.isConnected) button.click();
}

function letOthersIn() {
  const rest = document.getElementById(REST_ID);
  if (rest instanceof HTMLTemplateElement) document.head.append(document.importNode(rest.content, true));
}

/** After the first paint, which scripts would delay; at once in a tab in the background, which is not painted. */
function onceSeen() {
  if (document.hidden) letOthersIn();
  else requestAnimationFrame(() => setTimeout(letOthersIn));
}

if (document.readyState === 'loading')
  document.addEventListener('DOMContentLoaded', onceSeen, { once: true });
else onceSeen();
