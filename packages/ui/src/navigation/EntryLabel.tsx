import type { NavEntry } from '@patine/contract/content/structure';
import { FormattedMessage } from 'react-intl';
import { Badge } from '../badge/Badge.tsx';

export type EntryLabelProps = {
  /** A menu entry of any level. */
  entry: NavEntry;
};

/** The text of an entry: in the accent colour when highlighted, with a badge when new. */
export function EntryLabel({ entry }: EntryLabelProps) {
  return (
    <span
      className="inline-flex items-center gap-1.5 data-hot:text-garance"
      data-hot={entry.highlighted || undefined}
    >
      {entry.label}
      {entry.tags?.includes('new') ? (
        <Badge tone="fresh">
          <FormattedMessage id="ui.navigation.new" />
        </Badge>
      ) : null}
    </span>
  );
}
