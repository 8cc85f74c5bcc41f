import type { PictureUse } from '@patine/contract/content/site-pictures';
import { FormattedMessage } from 'react-intl';
import { DocumentLink } from '../links/DocumentLink.tsx';
import { useLanguageLabel } from '../use-language-name.ts';

/** The documents that show a picture, each leading to where it is written. */
export function PictureUses({ uses }: { uses: readonly PictureUse[] }) {
  const languageLabel = useLanguageLabel();
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
            {use.kind === 'drop' ? <FormattedMessage id="pictures.uses.drop" /> : languageLabel(use.locale)}
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
