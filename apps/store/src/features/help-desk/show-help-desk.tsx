import type { Locale } from '@patine/core';
import { createRoot } from 'react-dom/client';
import { RawIntlProvider, type IntlShape } from 'react-intl';
import { HelpDesk } from './HelpDesk.tsx';

export type HelpDeskHost = { script: string; locale: Locale; intl: IntlShape };

/** Renders in a root of its own: the pages' HTML does not contain it. */
export function showHelpDesk({ script, locale, intl }: HelpDeskHost) {
  const place = document.createElement('div');
  place.id = 'help-desk';
  document.body.append(place);
  createRoot(place).render(
    <RawIntlProvider value={intl}>
      <HelpDesk script={script} locale={locale} />
    </RawIntlProvider>,
  );
}
