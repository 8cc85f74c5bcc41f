import type { DropSummary } from '@patine/contract/content/drops';
import { showsEnglish } from '@patine/core';
import { Link } from '@patine/ui/link/Link';
import { FormattedMessage } from 'react-intl';
import { useLocale } from '../../lib/store-context.tsx';
import { editorPaths } from '../../editor-paths.ts';
import { paths } from '../../paths.ts';
import { useNow } from '../use-now.ts';
import { useTimeMessage } from '../use-time-message.ts';

/** Where a drop is on its way, and the date that goes with it. */
function standingOf({ isPublished, launchAt, endAt }: DropSummary, now: number) {
  if (!isPublished) return { state: 'draft', date: null };
  if (endAt !== null && Date.parse(endAt) <= now) return { state: 'ended', date: endAt };
  if (launchAt === null) return { state: 'announced', date: null };
  if (Date.parse(launchAt) > now) return { state: 'soon', date: launchAt };
  return endAt === null ? { state: 'live', date: null } : { state: 'liveUntil', date: endAt };
}

/** A drop of the list: its name, its dates and what is not published of it. */
export function DropRow({ drop }: { drop: DropSummary }) {
  const locale = useLocale();
  const timeMessage = useTimeMessage();
  const { slug, nameFr, nameEn, productCount, state, isPublished } = drop;
  const standing = standingOf(drop, useNow());
  return (
    <li className="stitch-b">
      <Link
        href={editorPaths.pageEditor(locale, `drop=${slug}`)}
        className="block px-1 py-3 wrap-anywhere hover:bg-ecru"
      >
        <span className="block font-semibold">{(showsEnglish(locale) ? nameEn : nameFr) || slug}</span>
        <span className="block text-sm text-muted">{paths.drop(locale, slug)}</span>
        <span className="block text-sm text-muted">
          <FormattedMessage
            id={`dropEditor.standing.${standing.state}`}
            values={{ date: standing.date === null ? '' : timeMessage(standing.date, 'medium') }}
          />
          {isPublished ? (
            <>
              {' · '}
              <FormattedMessage id="dropEditor.count" values={{ count: productCount }} />
            </>
          ) : null}
          {isPublished && state === 'draft' ? (
            <>
              {' · '}
              <FormattedMessage id="dropEditor.behind" />
            </>
          ) : null}
        </span>
      </Link>
    </li>
  );
}
