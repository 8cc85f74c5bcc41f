import type { PictureUse } from '@patine/contract/content/site-pictures';
import { LOCALE_NAMES } from '@patine/core';
import { FormattedMessage } from 'react-intl';
import { DocumentLink } from '../links/DocumentLink.tsx';

/** The documents that show a picture, each leading to where it is written. */
export function PictureUses({ uses }: { uses: readonly PictureUse[] }) {
  if (uses.length === 0)
    return (
      <p className="text-sm text-muted">
        <FormattedMessage id="pictures.uses.none" />
      </p>
    );
  return (
    <ul className="grid gap-2 text-sm">
      {uses.map((use) => (
        <li key={`${use.locale}/${use.kind}/${use.name}`} className="wrap-anywhere">
          <DocumentLink document={use} />{' '}
          <span className="text-muted">
            {use.kind === 'drop' ? <FormattedMessage id="pictures.uses.drop" /> : LOCALE_NAMES[use.locale]}
            {use.isPublished ? null : (
              <>
                {' · '}
                <FormattedMessage id="pageEditor.life.draftLink" />
              </>
            )}
            {' · '}
            <FormattedMessage id="pictures.uses.fields" values={{ count: use.fields.length }} />
          </span>
        </li>
      ))}
    </ul>
  );
}
