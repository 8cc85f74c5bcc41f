import type { DropInfo } from '@patine/contract/content/structure';
import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { checkTitle } from '../dev-warning/check-title.ts';
import { DropTime } from '../drop-banner/DropTime.tsx';
import { DropClock, type DropClockProps } from '../drop-clock/DropClock.tsx';
import { Picture } from '../picture/Picture.tsx';
import { CoverPictures } from './CoverPictures.tsx';

export type DropCoverProps = Omit<ComponentPropsWithRef<'section'>, 'children'> & {
  /** The drop: name, words, picture and dates. */
  drop: DropInfo;
  /** Server time of rendering, and the server's clock minus the client's, in milliseconds. */
  clock: DropClockProps['clock'];
  /** Below the countdown: a form or a link. */
  children?: ReactNode;
};

const stateOf = ({ hasEnded, isLaunched }: DropInfo) => {
  if (hasEnded) return 'ui.drop-cover.ended';
  return isLaunched ? 'ui.drop-banner.live' : 'ui.drop-banner.toCome';
};

/**
 * Head of the page of a drop: the curator's words and the time, on the picture that an editor chose or beside pictures of
 * the drop.
 */
export function DropCover({ drop, clock, children, className, ...rest }: DropCoverProps) {
  checkTitle('DropCover', drop.name);
  const { cover, coverPictures, hasEnded } = drop;
  const words = <Words drop={drop} />;
  const action = (
    <>
      {hasEnded ? null : <DropClock drop={drop} clock={clock} />}
      {children}
    </>
  );
  if (!cover && coverPictures.length > 0)
    return (
      <section
        data-slot="drop-cover"
        className={cx('overflow-x-clip bg-denim-fill text-on-fill', className)}
        {...rest}
      >
        <div className="wrap grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-x-12 2xl:max-[105em]:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
          {/* Their columns are named, since the pictures may arrive before the words. */}
          <CoverPictures
            drop={drop}
            priority
            className={cx(
              // Windows in which three would be narrow show two, and so does the form of a drop to come, which makes the box high.
              drop.isLaunched || hasEnded ? 'lg:max-2xl:*:nth-3:hidden' : 'lg:max-[105em]:*:nth-3:hidden',
              // To the edge of the window; a scrollbar is part of 100vw.
              '-mx-(--gutter) aspect-[2/1] lg:col-start-2 lg:row-start-1 lg:ms-0 lg:-me-[max(var(--gutter),(100vw-var(--page-width))/2+var(--gutter))] lg:aspect-auto lg:min-h-120 2xl:min-h-[clamp(30rem,30vw,42rem)]',
              hasEnded && 'grayscale',
            )}
          />
          <div className="grid min-w-0 content-center gap-6 py-8 lg:col-start-1 lg:row-start-1 lg:py-12">
            {words}
            <div
              className={cx(
                'grid gap-x-10 gap-y-6 border-t border-dashed border-on-fill/60 pt-6',
                drop.isLaunched && 'sm:flex sm:flex-wrap sm:items-end sm:justify-between',
              )}
            >
              {action}
            </div>
          </div>
        </div>
      </section>
    );
  return (
    <section
      data-slot="drop-cover"
      className={cx('relative grid overflow-hidden bg-denim-fill text-on-fill', className)}
      {...rest}
    >
      {cover ? (
        <Picture
          id={cover}
          alt=""
          ratio="fill"
          sizes="100vw"
          priority
          className={cx('absolute! inset-0 bg-denim-fill!', hasEnded && 'grayscale')}
        />
      ) : null}
      <span aria-hidden className="absolute inset-0 drop-scrim" />
      <div className="relative wrap grid min-h-[min(calc(100svh-var(--header-height)-13rem),42rem)] content-end items-end gap-x-16 gap-y-8 pt-16 pb-8 sm:pt-32 lg:grid-cols-[minmax(0,1fr)_minmax(18rem,26rem)] lg:pb-12">
        {words}
        <div className="grid gap-6 border-t border-dashed border-on-fill/60 pt-6 lg:border-s lg:border-t-0 lg:ps-10 lg:pt-0">
          {action}
        </div>
      </div>
    </section>
  );
}

/** State, name and description. */
function Words({ drop }: { drop: DropInfo }) {
  const { name, description, hasEnded } = drop;
  return (
    <div className="min-w-0">
      {/* Announced when the drop starts or ends. */}
      <p
        aria-live="polite"
        className="mb-3 inline-block punched bg-paper py-1.5 text-sm font-semibold text-ink"
      >
        <FormattedMessage id={stateOf(drop)} />
      </p>
      <h1 className="room-below line-clamp-4 font-hero text-4xl leading-[1.04] font-[420] tracking-tighter text-balance wrap-break-word hyphens-auto sm:text-5xl lg:text-[clamp(3rem,4.8vw,5.5rem)] lg:leading-none">
        {name.trim() || <FormattedMessage id="ui.drop-banner.see" />}
      </h1>
      {description ? (
        <p className="mt-3 line-clamp-6 max-w-prose text-lg wrap-break-word text-pretty">{description}</p>
      ) : null}
      {/* While it is live, the countdown says when it ends. */}
      {hasEnded || (drop.isLaunched && drop.endAt) ? null : (
        <p className="mt-3 text-sm font-semibold">
          <DropTime drop={drop} />
        </p>
      )}
    </div>
  );
}
