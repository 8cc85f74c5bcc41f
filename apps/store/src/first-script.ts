import { REST_ID } from './rest-id.ts';

// The only script that loads with a page. It adds the others after the first paint, and holds clicks back until hydration.

const held: HTMLButtonElement[] = [];

/** The browser submits a form with an `action` itself, without scripts. */
export const worksWithoutScripts = ({ type, form }: HTMLButtonElement) =>
  type !== 'button' && form?.hasAttribute('action') === true;

function holdPress(event: MouseEvent) {
  const target = event.target instanceof Element ? event.target.closest('button') : null;
  if (!target || worksWithoutScripts(target)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  held.push(target);
}

document.addEventListener('click', holdPress, { capture: true });

/** Replays the clicks of before hydration in order and stops holding clicks back. */
export function releasePresses() {
  document.removeEventListener('click', holdPress, { capture: true });
  for (const button of held.splice(0)) if (button.isConnected) button.click();
}

function loadScripts() {
  const rest = document.getElementById(REST_ID);
  if (rest instanceof HTMLTemplateElement) document.head.append(document.importNode(rest.content, true));
}

/** After the first paint, which scripts would delay; immediately in a background tab, which is not painted. */
function afterFirstPaint() {
  if (document.hidden) loadScripts();
  else requestAnimationFrame(() => setTimeout(loadScripts));
}

if (document.readyState === 'loading')
  document.addEventListener('DOMContentLoaded', afterFirstPaint, { once: true });
else afterFirstPaint();
