import type { ContentSource } from '@patine/contract/content/documents';
import type { Author } from '@patine/contract/content/editors';
import { FormattedMessage } from 'react-intl';

/** Characters of an access link's id that tell it apart. */
const SHORT_ID = 8;

export type AuthorNameProps = {
  author: Author | null;
  /** Where it came from, for what has no author. */
  source: ContentSource;
};

/** Who wrote something: an editor by name, an access link by its id, or where it came from. */
export function AuthorName({ author, source }: AuthorNameProps) {
  if (author === null) return <FormattedMessage id={`pageEditor.source.${source}`} />;
  if (author.kind === 'link')
    return <FormattedMessage id="pageEditor.author.link" values={{ id: author.id.slice(0, SHORT_ID) }} />;
  return author.name === '' ? (
    <FormattedMessage id="pageEditor.author.former" />
  ) : (
    <FormattedMessage id="pageEditor.author" values={{ name: author.name }} />
  );
}
