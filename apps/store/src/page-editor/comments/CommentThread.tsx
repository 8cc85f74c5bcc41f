import { type Comment, type CommentPlace, MAX_COMMENT } from '@patine/contract/content/comments';
import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { TextArea } from '@patine/ui/text-field/TextArea';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FailureMessage } from '../FailureMessage.tsx';
import { AuthorName } from '../people/AuthorName.tsx';
import { useTimeMessage } from '../use-time-message.ts';
import { useComments } from './use-comments.ts';

export type CommentThreadProps = {
  /** What a new comment is about; null for the whole page. */
  place: CommentPlace | null;
  comments: readonly Comment[];
};

/** What editors said, and a field to say something. */
export function CommentThread({ place, comments }: CommentThreadProps) {
  const { formatMessage } = useIntl();
  const { add, isSaved } = useComments();
  const [text, setText] = useState('');
  const [showsResolved, setShowsResolved] = useState(false);
  const resolved = comments.filter(({ resolvedAt }) => resolvedAt !== null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') add.mutate({ text: text.trim(), place }, { onSuccess: () => setText('') });
  };
  if (!isSaved)
    return (
      <p className="text-sm text-muted">
        <FormattedMessage id="comment.later" />
      </p>
    );
  return (
    <>
      <ul className="grid gap-3 empty:hidden">
        {comments
          .filter(({ resolvedAt }) => showsResolved || resolvedAt === null)
          .map((comment) => (
            <CommentRow key={comment.id} comment={comment} isElsewhere={place === null} />
          ))}
      </ul>
      {resolved.length > 0 ? (
        <Button
          tone="quiet"
          size="sm"
          className="-ms-4 mt-1"
          aria-expanded={showsResolved}
          onClick={() => setShowsResolved(!showsResolved)}
        >
          <FormattedMessage id="comment.resolved" values={{ count: resolved.length }} />
        </Button>
      ) : null}
      <form onSubmit={submit} className="mt-3 grid gap-2">
        <TextArea
          label={formatMessage({ id: place === null ? 'comment.onPage' : 'comment.onBlock' })}
          required={false}
          rows={2}
          maxLength={MAX_COMMENT}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <div>
          <Button type="submit" tone="line" size="sm" loading={add.isPending} disabled={text.trim() === ''}>
            <FormattedMessage id="comment.add" />
          </Button>
        </div>
      </form>
      {add.error ? (
        <Alert tone="error" live className="mt-3">
          <FailureMessage error={add.error} />
        </Alert>
      ) : null}
    </>
  );
}

function CommentRow({ comment, isElsewhere }: { comment: Comment; isElsewhere: boolean }) {
  const { formatMessage } = useIntl();
  const timeMessage = useTimeMessage();
  const { resolve } = useComments();
  const { id, text, place, author, writtenAt, resolvedAt, resolver } = comment;
  return (
    <li className="rounded border border-line bg-surface px-3 py-2.5 text-sm wrap-anywhere">
      {isElsewhere && place ? (
        <p className="mb-1 text-muted">
          <FormattedMessage id="comment.gone" values={{ excerpt: place.excerpt || place.type }} />
        </p>
      ) : null}
      <p className="whitespace-pre-line">{text}</p>
      <p className="mt-1 flex flex-wrap items-center justify-between gap-x-3 text-muted">
        <span>
          <AuthorName author={author} source="editor" /> · {timeMessage(writtenAt, 'medium')}
          {resolvedAt ? (
            <>
              {' · '}
              <FormattedMessage
                id="comment.resolvedBy"
                values={{ by: <AuthorName author={resolver} source="editor" /> }}
              />
            </>
          ) : null}
        </span>
        <Button
          tone="quiet"
          size="sm"
          className="-my-1.5 ms-auto -me-4"
          loading={resolve.isPending}
          aria-label={formatMessage(
            { id: resolvedAt ? 'comment.reopen.of' : 'comment.resolve.of' },
            { text: text.slice(0, 60) },
          )}
          onClick={() => resolve.mutate({ id, isResolved: resolvedAt === null })}
        >
          <FormattedMessage id={resolvedAt ? 'comment.reopen' : 'comment.resolve'} />
        </Button>
      </p>
    </li>
  );
}
