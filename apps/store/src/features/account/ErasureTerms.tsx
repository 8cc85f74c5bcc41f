import { useId } from 'react';
import { FormattedMessage } from 'react-intl';

const LOST = [
  'account-data.erase.lost.profile',
  'account-data.erase.lost.saved',
  'account-data.erase.lost.access',
] as const;
const KEPT = ['account-data.erase.kept.invoices', 'account-data.erase.kept.delivery'] as const;

/** What erasure deletes and what it keeps. */
export function ErasureTerms() {
  return (
    <div className="grid gap-4">
      <Part titleId="account-data.erase.lost" entries={LOST} />
      <Part titleId="account-data.erase.kept" entries={KEPT} />
    </div>
  );
}

function Part({ titleId, entries }: { titleId: string; entries: readonly string[] }) {
  const id = useId();
  return (
    <div>
      <p id={id} className="mb-1 font-semibold">
        <FormattedMessage id={titleId} />
      </p>
      <ul aria-labelledby={id} className="grid list-disc gap-1 ps-5">
        {entries.map((entry) => (
          <li key={entry}>
            <FormattedMessage id={entry} />
          </li>
        ))}
      </ul>
    </div>
  );
}
