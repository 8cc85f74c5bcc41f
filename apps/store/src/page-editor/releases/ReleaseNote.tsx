import { Alert } from '@patine/ui/alert/Alert';
import { TextLink } from '@patine/ui/text-link/TextLink';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { editorPaths } from '../../editor-paths.ts';
import { useLocale } from '../../lib/store-context.tsx';
import { useLanguageName } from '../use-language-name.ts';
import { useTimeMessage } from '../use-time-message.ts';
import { waitingChangesQuery } from './releases-api.ts';
import { type ReleaseWithin, releasesWithin, type Versioned } from './releases-within.ts';

export type ReleaseNoteProps = {
  documents: readonly Versioned[];
  /** `row`: in a row that is a link itself; `publish`: before it is published apart from its release. */
  place: 'screen' | 'row' | 'publish';
};

/** Tells in which releases documents wait, and when those are published; nothing where they are in none. */
export function ReleaseNote({ documents, place }: ReleaseNoteProps) {
  const { data } = useQuery(waitingChangesQuery);
  const within = releasesWithin(documents, data ?? []);
  if (within.length === 0) return null;
  const sentences = within.map((one) => (
    <span key={one.release.id} className="block">
      <Sentence within={one} isLink={place !== 'row'} />
    </span>
  ));
  if (place === 'row') return <span className="block text-sm text-ink-soft">{sentences}</span>;
  if (place === 'screen') return <p className="mb-4 border-s-4 border-denim ps-3 text-sm">{sentences}</p>;
  return (
    <Alert tone="notice" className="mb-4">
      {sentences}
      <FormattedMessage id="release.note.publish" />
    </Alert>
  );
}

type SentenceProps = { within: ReleaseWithin; isLink: boolean };

function Sentence({ within: { release, languages, isOlder }, isLink }: SentenceProps) {
  const { formatList } = useIntl();
  const locale = useLocale();
  const languageName = useLanguageName();
  const timeMessage = useTimeMessage();
  const { id, name, state, publishAt } = release;
  return (
    <FormattedMessage
      id="release.note"
      values={{
        release: isLink ? (
          <TextLink href={editorPaths.pageEditor(locale, `release=${id}`)}>{name}</TextLink>
        ) : (
          name
        ),
        scope: languages === null ? 'all' : 'part',
        languages: formatList((languages ?? []).map(languageName)),
        state,
        date: publishAt === null ? '' : timeMessage(publishAt, 'medium'),
        isOlder: String(isOlder),
      }}
    />
  );
}
