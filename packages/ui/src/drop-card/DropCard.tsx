import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
import type { Drop, DropInfo } from '@patine/contract/content/structure';
import { formatDay } from '@patine/core';
import { FormattedMessage } from 'react-intl';
import { checkTitle } from '../dev-warning/check-title.ts';
import { devWarning } from '../dev-warning/dev-warning.ts';
import { dropState, preLaunchState } from '../drop-banner/drop-state.ts';
import { DropTime } from '../drop-banner/DropTime.tsx';
import { CoverPictures, FULL_ROW } from '../drop-cover/CoverPictures.tsx';
import { Link } from '../link/Link.tsx';
import { Picture } from '../picture/Picture.tsx';

export type DropCardProps = ComponentPropsWithRef<'article'> & {
  /** The drop: name, image, dates and status; with three pictures of it or more, these stand side by side. */
  drop: Drop;
  /** Of a drop that is over: how many of its pieces were sold. */
  ended?: Pick<DropInfo, 'soldCount'> | undefined;
};

/** A drop in a list: pieces of it, time, name and number of products. */
export function DropCard({ drop, ended, className, ...rest }: DropCardProps) {
  checkTitle('DropCard', drop.name);
  if (!drop.image) devWarning('DropCard', `has no picture of “${drop.name}”`);
  const pictures = drop.coverPictures.slice(0, FULL_ROW);
  const isFull = pictures.length === FULL_ROW;
  return (
    <article data-slot="drop-card" className={cx('group relative', className)} {...rest}>
      {isFull ? (
        <CoverPictures
          drop={{ cover: null, coverPictures: pictures }}
          sizes="(min-width: 60em) 9vw, (min-width: 43em) 16vw, 33vw"
          className={cx('aspect-[2/1]', ended && 'grayscale')}
        />
      ) : (
        <OnePiece image={drop.image} grey={Boolean(ended)} />
      )}
      {/* Across the lower edge, where it hides the least of the pieces; it takes no room of the text. */}
      {drop.isNew && !ended ? (
        <span className="family-tag absolute -mt-3 bg-paper before:bg-garance">
          <FormattedMessage id="ui.drop-card.new" />
        </span>
      ) : null}
      <p className="mt-5 text-sm font-semibold">
        {ended ? <FormattedMessage id="ui.drop-cover.ended" /> : <State drop={drop} />}
      </p>
      <Link
        href={drop.path}
        className="mt-1 room-below line-clamp-3 heading text-xl wrap-break-word after:absolute after:inset-0 group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4"
      >
        {drop.name.trim() || <FormattedMessage id="ui.drop-banner.see" />}
      </Link>
      <p className="text-sm text-muted">
        {ended ? <Sales drop={drop} {...ended} /> : <Count count={drop.productCount} />}
      </p>
      {ended ? null : <PreLaunch drop={drop} />}
    </article>
  );
}

/** The piece is whole, on the ground of drops, stitched around. */
const OnePiece = ({ image, grey }: Pick<Drop, 'image'> & { grey: boolean }) => (
  <div className="bg-denim-fill p-4 outline-1 -outline-offset-8 outline-on-fill/50 outline-dashed sm:p-5">
    {image ? (
      <Picture
        id={image}
        alt=""
        ratio="landscape"
        whole
        sizes="(min-width: 60em) 16vw, (min-width: 43em) 24vw, 43vw"
        maxWidth={1024}
        className={cx('bg-transparent!', grey && 'grayscale')}
      />
    ) : (
      <span className="block aspect-landscape" />
    )}
  </div>
);

/** The time that tells drops of a list apart; in words where none is known. */
const State = ({ drop }: { drop: Drop }) =>
  dropState(drop) ? (
    <DropTime drop={drop} />
  ) : (
    <FormattedMessage id={drop.isLaunched ? 'ui.drop-banner.live' : 'ui.drop-banner.toCome'} />
  );

const Count = ({ count }: { count: number }) =>
  count > 0 ? <FormattedMessage id="ui.order-card.pieces" values={{ count }} /> : null;

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
