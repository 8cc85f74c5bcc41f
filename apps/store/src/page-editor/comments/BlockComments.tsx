import { FormattedMessage } from 'react-intl';
import { useEditorContext } from '../editor-context.ts';
import type { KeyedBlock } from '../page-draft.ts';
import { CommentThread } from './CommentThread.tsx';
import { placeOf } from './comment-places.ts';
import { useComments } from './use-comments.ts';

/** What editors said about a block. */
export function BlockComments({ chosen: { key } }: { chosen: KeyedBlock }) {
  const { page } = useEditorContext();
  const { byBlock } = useComments();
  return (
    <section aria-labelledby="block-comments" className="stitch-t mt-8 pt-6">
      <h3 id="block-comments" className="heading mb-3 text-xl">
        <FormattedMessage id="comment.title" />
      </h3>
      <CommentThread place={page && placeOf(page, key)} comments={byBlock.get(key) ?? []} />
    </section>
  );
}
