import { REST_ID } from './rest-id.ts';

// The only script that loads with a page. It adds the others after the first paint, and holds presses back until hydration: clicks
// on buttons, and Enter in fields that are in no form.

type Press = { target: HTMLElement; repeat: () => void };

const held: Press[] = [];

/** The browser submits a form with an `action` itself, without scripts. */
const worksWithoutScripts = ({ type, form }: HTMLButtonElement) =>
  type !== 'button' && form?.hasAttribute('action') === true;

/** What repeats a click or Enter; nothing for other events, and where the browser itself submits a form. */
export function pressOf(event: Event): Press | null {
  if (!(event.target instanceof Element)) return null;
  if (event instanceof KeyboardEvent) {
    const { key, target } = event;
    if (key !== 'Enter' || !(target instanceof HTMLInputElement) || target.form) return null;
    const repeat = () =>
      void target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    return { target, repeat };
  }
  const target = event.target.closest('button');
  return target && !worksWithoutScripts(target) ? { target, repeat: () => target.click() } : null;
}

function holdPress(event: Event) {
  const press = pressOf(event);
  if (!press) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  held.push(press);
}

/** Events that act, and that React stops in parts that are not hydrated yet. */
export const PRESSES = ['click', 'keydown'] as const;

for (const type of PRESSES) document.addEventListener(type, holdPress, { capture: true });

/** Replays the presses of before hydration in order and stops holding presses back. */
export function releasePresses() {
  for (const type of PRESSES) document.removeEventListener(type, holdPress, { capture: true });
  for (const { target, repeat } of held.splice(0)) if (target.isConnected) repeat();
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
