import type { DropSummary } from '@patine/contract/content/drops';
import { showsEnglish } from '@patine/core';
import { FormattedMessage } from 'react-intl';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';
import { ListRow } from '../document/ListRow.tsx';
import { StatePill, type StateTone } from '../document/StatePill.tsx';
import { ReleaseNote } from '../releases/ReleaseNote.tsx';
import { useTimeMessage } from '../use-time-message.ts';
import { dropId } from './drops-api.ts';
import { type DropState, dropStateOf } from './list-drops.ts';
import { keptDrop } from './stored-drop.ts';

const TONES: Record<DropState, StateTone> = {
  draft: 'draft',
  announced: 'soon',
  soon: 'soon',
  live: 'live',
  ended: 'over',
  archived: 'over',
};

export type DropRowProps = { drop: DropSummary; now: number };

/** A drop of the list: its name, its dates, its pieces and what is not published of it. */
export function DropRow({ drop, now }: DropRowProps) {
  const locale = useLocale();
  const timeMessage = useTimeMessage();
  const { slug, nameFr, nameEn, productCount, isPublished, updatedAt } = drop;
  const { state, date } = dropStateOf(drop, now);
  const isLaunched = state === 'live' || state === 'ended' || state === 'archived';
  return (
    <ListRow
      screen={`drop=${slug}`}
      title={(showsEnglish(locale) ? nameEn : nameFr) || slug}
      about={paths.drop(locale, slug)}
      states={
        <span className="flex flex-wrap gap-1.5 sm:justify-end 2xl:justify-start">
          <StatePill tone={TONES[state]}>
            <FormattedMessage
              id={`dropEditor.standing.${state === 'live' && date !== null ? 'liveUntil' : state}`}
              values={{ date: date === null ? '' : timeMessage(date, 'medium') }}
            />
          </StatePill>{' '}
          {isPublished && drop.state === 'draft' ? (
            <StatePill tone="changed">
              <FormattedMessage id="dropEditor.behind" />
            </StatePill>
          ) : null}
        </span>
      }
      fact={
        <FormattedMessage
          id={isLaunched ? 'dropEditor.countForSale' : 'dropEditor.count'}
          values={{ count: productCount }}
        />
      }
      changed={
        updatedAt === null ? <FormattedMessage id="dropEditor.byImport" /> : timeMessage(updatedAt, 'medium')
      }
      release={<ReleaseNote documents={[dropId(slug)]} place="row" />}
      isKept={keptDrop(slug) !== null}
    />
  );
}
