import type { Review } from '@patine/contract/content/editors';
import { Link } from '@patine/ui/link/Link';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { type EditorScreen, editorPaths } from '../../editor-paths.ts';
import { useLocale } from '../../lib/store-context.tsx';
import { shopDocumentIdOf } from '../links/DocumentLabel.tsx';
import { useTimeMessage } from '../use-time-message.ts';
import { AuthorName } from './AuthorName.tsx';
import { reviewsQuery } from './people-api.ts';
import { useLanguageLabel } from '../use-language-name.ts';

/** What waits for somebody to publish it; nothing where nothing does. */
export function Reviews() {
  const { data = [] } = useQuery(reviewsQuery);
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="reviews" className="mt-7 mb-6">
      <h2 id="reviews" className="heading mb-2 text-xl">
        <FormattedMessage id="pageEditor.review.list" values={{ count: data.length }} />
      </h2>
      <ul className="rounded border border-line bg-surface">
        {data.map((review) => (
          <ReviewRow key={`${review.locale}/${review.kind}/${review.name}`} review={review} />
        ))}
      </ul>
    </section>
  );
}

function screenOf(review: Review): EditorScreen {
  if (review.kind === 'drop') return `drop=${review.name}`;
  const shop = shopDocumentIdOf(review);
  return shop ? `view=${shop}` : `page=${review.name}`;
}

function ReviewRow({ review }: { review: Review }) {
  const languageLabel = useLanguageLabel();
  const locale = useLocale();
  const timeMessage = useTimeMessage();
  const { name, title, note, author, askedAt } = review;
  return (
    <li className="stitch-b px-4 py-3 wrap-anywhere last:border-b-0">
      <p>
        <Link
          href={editorPaths.pageEditor(locale, screenOf(review))}
          className="font-semibold underline underline-offset-4"
        >
          {title || name}
        </Link>{' '}
        <span className="text-muted">
          · {review.kind === 'drop' ? <FormattedMessage id="release.drop" /> : languageLabel(review.locale)} ·{' '}
          <FormattedMessage id="pageEditor.version" values={{ version: review.version }} />
        </span>
      </p>
      {note ? (
        <p className="mt-1">
          <FormattedMessage id="pageEditor.review.quote" values={{ note }} />
        </p>
      ) : null}
      <p className="mt-1 text-sm text-muted tabular-nums">
        <AuthorName author={author} source="editor" /> · {timeMessage(askedAt, 'medium')}
      </p>
    </li>
  );
}
