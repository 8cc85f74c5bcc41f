import { createRoot } from 'react-dom/client';
import { RawIntlProvider, type IntlShape } from 'react-intl';
import { NothingToChoose } from './NothingToChoose.tsx';

/** Without the library that asks: it writes HTML, which the pages of such a shop refuse. */
export function showNothing(intl: IntlShape, policyPath: string) {
  const root = createRoot(document.createElement('div'));
  root.render(
    <RawIntlProvider value={intl}>
      <NothingToChoose policyPath={policyPath} onClose={() => root.unmount()} />
    </RawIntlProvider>,
  );
}
