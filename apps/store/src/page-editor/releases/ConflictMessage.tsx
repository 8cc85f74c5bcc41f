import type { ReleaseConflict } from '@patine/contract/content/releases';
import { TextLink } from '@patine/ui/text-link/TextLink';
import { FormattedMessage } from 'react-intl';
import { editorPaths } from '../../editor-paths.ts';
import { useLocale } from '../../lib/store-context.tsx';
import { AuthorName } from '../people/AuthorName.tsx';
import { useTimeMessage } from '../use-time-message.ts';

/** What happened to a document of a release since it was put there. */
export function ConflictMessage({ conflict }: { conflict: ReleaseConflict }) {
  const locale = useLocale();
  const timeMessage = useTimeMessage();
  if (conflict.rule === 'OTHER_RELEASE')
    return (
      <FormattedMessage
        id="release.conflict.OTHER_RELEASE"
        values={{
          release: (
            <TextLink href={editorPaths.pageEditor(locale, `release=${conflict.id}`)}>
              {conflict.name}
            </TextLink>
          ),
        }}
      />
    );
  return (
    <FormattedMessage
      id={`release.conflict.${conflict.rule}`}
      values={{
        version: conflict.version,
        by: <AuthorName author={conflict.author} source="editor" />,
        date: timeMessage(conflict.at, 'medium'),
      }}
    />
  );
}
