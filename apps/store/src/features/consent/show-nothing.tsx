import { createRoot } from 'react-dom/client';
import { RawIntlProvider, type IntlShape } from 'react-intl';
import { NothingToChoose } from './NothingToChoose.tsx';

/** Does without the consent library: it writes HTML, which Trusted Types forbid on shops without third parties. */
export function showNothing(intl: IntlShape, policyPath: string) {
  const root = createRoot(document.createElement('div'));
  root.render(
    <RawIntlProvider value={intl}>
      <NothingToChoose policyPath={policyPath} onClose={() => root.unmount()} />
    </RawIntlProvider>,
  );
}
