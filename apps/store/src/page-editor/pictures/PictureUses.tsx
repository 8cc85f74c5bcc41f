import type { PictureUse } from '@patine/contract/content/site-pictures';
import { LOCALE_NAMES } from '@patine/core';
import { TextLink } from '@patine/ui/text-link/TextLink';
import { FormattedMessage } from 'react-intl';
import { useLocale } from '../../lib/store-context.tsx';
import { type EditorScreen, editorPaths } from '../../editor-paths.ts';
import { DocumentName, shopDocumentIdOf } from '../links/DocumentName.tsx';

const screenOf = (use: PictureUse): EditorScreen => {
  const id = shopDocumentIdOf(use);
  if (id) return `view=${id}`;
  return use.kind === 'drop' ? `drop=${use.name}` : `page=${use.name}`;
};

/** The documents that show a picture, each leading to where it is written. */
export function PictureUses({ uses }: { uses: readonly PictureUse[] }) {
  const locale = useLocale();
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
          <TextLink href={editorPaths.pageEditor(locale, screenOf(use))}>
            <DocumentName document={use} />
          </TextLink>{' '}
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
