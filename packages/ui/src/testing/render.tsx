import { configure, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import '../styles/index.css';
import type { Locale } from './locales.ts';
import { UiFrame } from './UiFrame.tsx';

// A failed search says which roles and names there are; the whole page below it hides that.
configure({
  getElementError: (message) => new Error(message?.split('\nIgnored nodes:')[0]),
});

// A test that follows a link or sends a form would leave its own page.
for (const leaving of ['click', 'submit']) {
  document.addEventListener(leaving, (event) => {
    if (leaving === 'submit' || (event.target as Element).closest('a')) event.preventDefault();
  });
}

/** Renders in one language, French when none is given. */
export const renderIn = (element: ReactElement, locale: Locale = 'fr') =>
  render(element, { wrapper: ({ children }) => <UiFrame locale={locale}>{children}</UiFrame> });

/** Renders on a server, lets a visitor do something `early` that ends in an event, and only then lets the page run. */
export async function renderDelayed(
  element: ReactElement,
  event: string,
  early: (drawn: HTMLElement) => void,
) {
  const page = <UiFrame locale="fr">{element}</UiFrame>;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  const over = new Promise((resolve) =>
    // Not while the event is still on its way: the page would hear the rest of it.
    container.addEventListener(event, () => setTimeout(resolve), { capture: true, once: true }),
  );
  early(container);
  await over;
  return render(page, { container, hydrate: true });
}
