import { configure, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import '../styles/index.css';
import type { Locale } from './locales.ts';
import { UiFrame } from './UiFrame.tsx';

// Shortens the message of a failed query to roles and names, without the whole page.
configure({
  getElementError: (message) => new Error(message?.split('\nIgnored nodes:')[0]),
});

// Following a link or submitting a form would leave the test page.
for (const leaving of ['click', 'submit']) {
  document.addEventListener(leaving, (event) => {
    if (leaving === 'submit' || (event.target as Element).closest('a')) event.preventDefault();
  });
}

/** Renders in one language, French by default. */
export const renderIn = (element: ReactElement, locale: Locale = 'fr') =>
  render(element, { wrapper: ({ children }) => <UiFrame locale={locale}>{children}</UiFrame> });

/** Renders on the server, runs `early` as a visitor before hydration until an event fires, and then hydrates. */
export async function renderDelayed(
  element: ReactElement,
  event: string,
  early: (drawn: HTMLElement) => void,
) {
  const page = <UiFrame locale="fr">{element}</UiFrame>;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  const over = new Promise((resolve) =>
    // Deferred, because the hydrated page would otherwise receive the rest of the same event.
    container.addEventListener(event, () => setTimeout(resolve), { capture: true, once: true }),
  );
  early(container);
  await over;
  return render(page, { container, hydrate: true });
}
