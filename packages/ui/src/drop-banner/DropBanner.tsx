import { cx } from 'class-variance-authority';
import type { Drop } from '@patine/contract/content/structure';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../button/Button.tsx';
import { checkTitle } from '../dev-warning/check-title.ts';
import { CoverPictures, type CoverPicturesProps } from '../drop-cover/CoverPictures.tsx';
import { Link } from '../link/Link.tsx';
import { TextLink } from '../text-link/TextLink.tsx';
import { DropTime } from './DropTime.tsx';
import { PreLaunchNotice } from './PreLaunchNotice.tsx';

export type DropBannerProps = ComponentPropsWithRef<'section'> & {
  /** The drop: name, image, dates, and whether it starts early in the app. */
  drop: Drop;
  /** URL of the app's download page, for drops that start early in the app. */
  appHref?: string;
  /** A countdown to the end, such as Countdown; without one the days are written as text. */
  clock?: ReactNode;
  /** The drop with its pictures, which then stand beside the words. */
  cover?: CoverPicturesProps['drop'];
  /** Side of the pictures on wide screens; below them they are above the words. */
  side?: 'start' | 'end';
  /** True where the pictures are in the first view. */
  priority?: boolean;
  /** The main action where it is not the link to the drop: a form. */
  children?: ReactNode;
};

/** A banner about a drop. */
export function DropBanner({ cover, side, priority = false, className, ...rest }: DropBannerProps) {
  checkTitle('DropBanner', rest.drop.name);
  if (!cover?.cover && !cover?.coverPictures.length)
    return <Label className={cx('lg:grid-cols-[1fr_auto_auto]', className)} {...rest} />;
  const columns =
    side === 'end'
      ? 'lg:grid-cols-[minmax(0,7fr)_minmax(0,13fr)]'
      : 'lg:grid-cols-[minmax(0,13fr)_minmax(0,7fr)]';
  return (
    <div className={cx('grid grid-cols-[minmax(0,1fr)] bg-denim-fill', columns, className)}>
      <CoverPictures
        drop={cover}
        priority={priority}
        className={cx(
          'aspect-[2/1] lg:aspect-auto',
          // A form makes the banner high, in which three garments would be cut.
          rest.children ? 'lg:max-[105em]:*:nth-3:hidden' : 'lg:max-2xl:*:nth-3:hidden',
          side === 'end' && 'lg:order-last',
        )}
      />
      <Label className="content-center justify-items-start lg:min-h-[clamp(27.5rem,29vw,36rem)]" {...rest} />
    </div>
  );
}

/** The words of the drop, stitched around. */
function Label({
  drop,
  appHref,
  clock,
  children,
  className,
  ...rest
}: Omit<DropBannerProps, 'cover' | 'side' | 'priority'>) {
  const link = <FormattedMessage id={drop.isLaunched ? 'ui.drop-banner.see' : 'ui.drop-banner.preview'} />;
  return (
    <section
      data-slot="drop-banner"
      className={cx(
        'grid items-center gap-x-14 gap-y-6 bg-denim-fill px-7 py-8 text-on-fill outline-1 -outline-offset-8 outline-on-fill/50 outline-dashed lg:px-11',
        className,
      )}
      {...rest}
    >
      <div className="grid min-w-0 gap-2">
        <p className="text-sm">
          <FormattedMessage id={drop.isLaunched ? 'ui.drop-banner.live' : 'ui.drop-banner.toCome'} />
        </p>
        {drop.name.trim() ? (
          <h2 className="room-below line-clamp-4 heading text-4xl wrap-break-word hyphens-auto">
            {drop.name}
          </h2>
        ) : null}
        {drop.description ? (
          <p className="line-clamp-6 max-w-prose text-pretty wrap-break-word">{drop.description}</p>
        ) : null}
        {clock && drop.isLaunched ? null : (
          <p className="font-semibold">
            <DropTime drop={drop} />
          </p>
        )}
        {drop.isLaunched && drop.shippingInfo ? (
          <p className="text-sm text-pretty">{drop.shippingInfo}</p>
        ) : null}
        {drop.additionalInformation ? (
          <p className="max-w-prose text-sm text-pretty wrap-break-word">{drop.additionalInformation}</p>
        ) : null}
        {appHref ? <PreLaunchNotice drop={drop} appHref={appHref} /> : null}
      </div>
      {clock}
      {children}
      {children ? (
        <TextLink href={drop.path} className="focus-visible:outline-on-fill">
          {link}
        </TextLink>
      ) : (
        <Button asChild tone="paper" className="focus-visible:outline-on-fill sm:justify-self-start">
          <Link href={drop.path}>{link}</Link>
        </Button>
      )}
    </section>
  );
}
