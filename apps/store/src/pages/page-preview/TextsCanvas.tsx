import { FormattedMessage } from 'react-intl';
import { paths } from '../../paths.ts';
import { useStore } from '../../lib/store-context.tsx';
import type { ShowTextsMessage } from '../../page-editor/iframe-messages.ts';
import { AboutCategory } from '../shop/AboutCategory.tsx';

/** The texts of the categories, each as it stands below the list of its category. */
export default function TextsCanvas({ texts }: ShowTextsMessage) {
  const { locale } = useStore();
  const entries = Object.entries(texts);
  return (
    <div className="wrap py-6">
      {entries.length === 0 ? (
        <p className="py-6 text-muted">
          <FormattedMessage id="shopDocument.texts.none" />
        </p>
      ) : null}
      {entries.map(([category, text]) => (
        <div key={category} className="mb-10">
          <p className="-mb-12 text-sm wrap-anywhere text-muted">{paths.shop(locale, { category })}</p>
          <AboutCategory {...text} />
        </div>
      ))}
    </div>
  );
}
