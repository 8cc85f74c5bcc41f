import { DropBanner } from '@patine/ui/drop-banner/DropBanner';
import { DropClock } from '@patine/ui/drop-clock/DropClock';
import { EmptyState } from '@patine/ui/empty-state/EmptyState';
import { PageHeading } from '@patine/ui/page-heading/PageHeading';
import { TextLink } from '@patine/ui/text-link/TextLink';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { DropAlertForm } from '../../features/catalogue/DropAlertForm.tsx';
import { DropCards } from '../../features/catalogue/DropCards.tsx';
import { LiveDrop } from '../../features/catalogue/LiveDrop.tsx';
import { TeaserPictures } from '../../features/catalogue/TeaserPictures.tsx';
import { useDropClock } from '../../features/catalogue/use-drop-clock.ts';
import { useAppHref, useDrops } from '../../features/catalogue/use-drops.ts';
import { PageHead } from '../../layouts/PageHead.tsx';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';

/** Upcoming drops; one that starts while the page is open is shown live in place. */
export default function DropsSoonPage() {
  const locale = useLocale();
  const drops = useDrops();
  const clock = useDropClock(drops?.readAt ?? 0);
  const appHref = useAppHref();
  const [announced] = useState(() => new Set(drops?.soon.map(({ slug }) => slug)));
  if (!drops) return null;
  const { live, soon, readAt } = drops;
  const opened = live.filter(({ slug }) => announced.has(slug));
  return (
    <div className="wrap py-8">
      <PageHead titleId="drops.soon.title" descriptionId="drops.soon.description" />
      <PageHeading
        title={<FormattedMessage id="drops.soon.title" />}
        aside={
          <TextLink href={paths.drops(locale)}>
            <FormattedMessage id="drops.toLive" />
          </TextLink>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-12 xl:gap-16" aria-live="polite">
        {opened.map((drop, place) => (
          <LiveDrop key={drop.slug} drop={drop} readAt={readAt} place={place} />
        ))}
        {soon.map((drop, index) => (
          <div key={drop.slug} className="grid grid-cols-[minmax(0,1fr)] gap-5">
            <DropBanner
              drop={drop}
              cover={drop}
              priority={index === 0}
              clock={drop.launchAt ? <DropClock drop={drop} clock={clock} /> : null}
              {...(appHref ? { appHref } : {})}
            >
              <DropAlertForm slug={drop.slug} />
            </DropBanner>
            {drop.teasers.length > 0 ? <TeaserPictures pictures={drop.teasers} /> : null}
          </div>
        ))}
      </div>
      {soon.length + opened.length === 0 ? (
        <EmptyState
          title={<FormattedMessage id="drops.soon.none" />}
          action={
            <TextLink href={paths.drops(locale)}>
              <FormattedMessage id="drops.toLive" />
            </TextLink>
          }
        />
      ) : null}
      <div className="mt-12">
        <DropCards
          id="live"
          title={<FormattedMessage id="drops.toLive" />}
          drops={live.filter(({ slug }) => !announced.has(slug))}
        />
      </div>
    </div>
  );
}
