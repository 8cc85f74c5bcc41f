import { cleanup, configure, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach } from 'vitest';
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

afterEach(cleanup);

/** Renders in one language, French when none is given. */
export const renderIn = (element: ReactElement, locale: Locale = 'fr') =>
  render(element, { wrapper: ({ children }) => <UiFrame locale={locale}>{children}</UiFrame> });
