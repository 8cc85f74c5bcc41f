import { FormattedMessage } from 'react-intl';
import { CommentThread } from './CommentThread.tsx';
import { useComments } from './use-comments.ts';

/** What editors said about the page as a whole, and about blocks that it no longer has. */
export function PageComments() {
  const { byBlock } = useComments();
  return (
    <section aria-labelledby="page-comments" className="stitch-t mt-8 pt-6">
      <h2 id="page-comments" className="heading mb-3 text-xl">
        <FormattedMessage id="comment.title" />
      </h2>
      <CommentThread place={null} comments={byBlock.get(null) ?? []} />
    </section>
  );
}
