import type { Locale } from '@patine/core';
import { createRoot } from 'react-dom/client';
import { RawIntlProvider, type IntlShape } from 'react-intl';
import { HelpDesk } from './HelpDesk.tsx';

export type HelpDeskHost = { script: string; locale: Locale; intl: IntlShape };

/** Stands beside the shop's own pages, which come without it. */
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
