import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
import type { Drop, DropInfo } from '@patine/contract/content/structure';
import { formatDay } from '@patine/core';
import { FormattedMessage } from 'react-intl';
import { checkTitle } from '../dev-warning/check-title.ts';
import { devWarning } from '../dev-warning/dev-warning.ts';
import { dropState, preLaunchState } from '../drop-banner/drop-state.ts';
import { DropTime } from '../drop-banner/DropTime.tsx';
import { Link } from '../link/Link.tsx';
import { Picture } from '../picture/Picture.tsx';
import { Tag } from '../tag/Tag.tsx';

export type DropCardProps = ComponentPropsWithRef<'article'> & {
  /** The drop: name, image, dates and status. */
  drop: Drop;
  /** Of a drop that is over: how many of its pieces were sold. */
  ended?: Pick<DropInfo, 'soldCount'> | undefined;
};

/** A drop in a list: a whole piece of it, name, number of products and time. */
export function DropCard({ drop, ended, className, ...rest }: DropCardProps) {
  checkTitle('DropCard', drop.name);
  if (!drop.image) devWarning('DropCard', `has no picture of “${drop.name}”`);
  return (
    <article data-slot="drop-card" className={cx('group relative', className)} {...rest}>
      {/* The piece is whole, on the ground of drops, stitched around. */}
      <div className="relative bg-denim-fill p-4 outline-1 -outline-offset-8 outline-on-fill/50 outline-dashed sm:p-5">
        {drop.image ? (
          <Picture
            id={drop.image}
            alt=""
            ratio="landscape"
            whole
            sizes="(min-width: 60em) 16vw, (min-width: 43em) 24vw, 43vw"
            maxWidth={1024}
            className={cx('bg-transparent!', ended && 'grayscale')}
          />
        ) : (
          <span className="block aspect-landscape" />
        )}
        <span className="absolute bottom-3 start-0">
          <Tag hole="denim">
            <FormattedMessage id={ended ? 'ui.drop-cover.ended' : stateOf(drop)} />
          </Tag>
        </span>
      </div>
      <Link
        href={drop.path}
        className="room-below mt-3 line-clamp-3 heading text-xl wrap-break-word after:absolute after:inset-0 group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4"
      >
        {drop.name.trim() || <FormattedMessage id="ui.drop-banner.see" />}
      </Link>
      <p className="text-sm text-muted">
        {ended ? <Sales drop={drop} {...ended} /> : <CountAndTime drop={drop} />}
      </p>
      {ended ? null : <PreLaunch drop={drop} />}
    </article>
  );
}

const stateOf = ({ isNew, isLaunched }: Drop) => {
  if (isNew) return 'ui.drop-card.new';
  return isLaunched ? 'ui.drop-banner.live' : 'ui.drop-banner.toCome';
};

const CountAndTime = ({ drop }: { drop: Drop }) => (
  <>
    {drop.productCount > 0 ? (
      <>
        <FormattedMessage id="ui.order-card.pieces" values={{ count: drop.productCount }} />
        {dropState(drop) ? ' · ' : null}
      </>
    ) : null}
    <DropTime drop={drop} />
  </>
);

/** « Terminé le 12/11/2026 · 60 pièces vendues sur 76 » */
function Sales({ drop: { endAt, productCount }, soldCount }: { drop: Drop; soldCount: number }) {
  return (
    <>
      {endAt ? <FormattedMessage id="ui.drop-card.ended" values={{ day: formatDay(endAt) }} /> : null}
      {endAt && soldCount > 0 ? ' · ' : null}
      {soldCount > 0 ? (
        <FormattedMessage
          id="ui.drop-card.sold"
          values={{ sold: soldCount, total: soldCount + productCount }}
        />
      ) : null}
    </>
  );
}

/** The early start in the app as text: the card is a link already, so only the page of the drop links to the app. */
function PreLaunch({ drop }: { drop: Drop }) {
  const state = preLaunchState(drop);
  if (!state) return null;
  const { id, ...values } = state;
  return (
    <p className="text-sm font-semibold">
      <FormattedMessage id={id} values={values} />
    </p>
  );
}
