import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach } from 'vitest';
import '../styles/index.css';
import type { Locale } from './locales.ts';
import { UiFrame } from './UiFrame.tsx';

afterEach(cleanup);

/** Renders in one language, French when none is given. */
export const renderIn = (element: ReactElement, locale: Locale = 'fr') =>
  render(element, { wrapper: ({ children }) => <UiFrame locale={locale}>{children}</UiFrame> });
