import type { Drop } from '@patine/contract/content/structure';
import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { buttonVariants } from '../button/button.variants.ts';
import { checkTitle } from '../dev-warning/check-title.ts';
import { DropClock, type DropClockProps } from '../drop-clock/DropClock.tsx';
import { DropTime } from '../drop-banner/DropTime.tsx';
import { Link } from '../link/Link.tsx';

export type DropBandProps = ComponentPropsWithRef<'section'> & {
  /** The drop: name, description and dates. */
  drop: Drop;
  /** Server time of rendering, and the server's clock minus the client's, in milliseconds. */
  clock: DropClockProps['clock'];
};

/** One line about a drop that is a link as a whole, with its countdown: the foot of the home page's first screen. */
export function DropBand({ drop, clock, className, ...rest }: DropBandProps) {
  checkTitle('DropBand', drop.name);
  const isTimed = drop.isLaunched ? drop.endAt : drop.launchAt;
  return (
    <section
      data-slot="drop-band"
      // On wide screens as high as with its last line, which may arrive after the others.
      className={cx(
        'relative grid grid-cols-[1fr_auto] items-center gap-5 bg-denim-fill px-5 py-4 text-on-fill outline-1 -outline-offset-6 outline-on-fill/50 outline-dashed hover:bg-shade lg:grid-cols-[1fr_13.5rem_10rem] lg:min-h-32 lg:gap-10 lg:px-10',
        className,
      )}
      {...rest}
    >
      <div className={cx('min-w-0', drop.description && 'self-start')}>
        <p className="text-sm">
          <FormattedMessage id={drop.isLaunched ? 'ui.drop-banner.live' : 'ui.drop-banner.toCome'} />
        </p>
        <h2 className="heading text-2xl/tight xl:text-3xl/tight">
          <Link
            href={drop.path}
            className="room-below line-clamp-2 wrap-break-word after:absolute after:inset-0 focus-visible:outline-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-4 focus-visible:after:outline-on-fill"
          >
            {drop.name.trim() || <FormattedMessage id="ui.drop-banner.see" />}
          </Link>
        </h2>
        {drop.description ? <p className="hidden text-sm lg:line-clamp-1">{drop.description}</p> : null}
      </div>
      {isTimed ? (
        <DropClock drop={drop} clock={clock} size="sm" className="min-h-16 min-w-25" />
      ) : (
        <p className="text-sm font-semibold">
          <DropTime drop={drop} />
        </p>
      )}
      <span aria-hidden className={cx(buttonVariants({ tone: 'paper' }), 'max-lg:hidden')}>
        <FormattedMessage id={drop.isLaunched ? 'ui.drop-banner.see' : 'ui.drop-banner.preview'} />
      </span>
    </section>
  );
}
