import { DropBanner } from '@patine/ui/drop-banner/DropBanner';
import { DropClock } from '@patine/ui/drop-clock/DropClock';
import { EmptyState } from '@patine/ui/empty-state/EmptyState';
import { PageHeading } from '@patine/ui/page-heading/PageHeading';
import { TextLink } from '@patine/ui/text-link/TextLink';
import { FormattedMessage } from 'react-intl';
import { DropCards } from '../../features/catalogue/DropCards.tsx';
import { LiveDrop } from '../../features/catalogue/LiveDrop.tsx';
import { useDropClock } from '../../features/catalogue/use-drop-clock.ts';
import { useDrops } from '../../features/catalogue/use-drops.ts';
import { OwnPageHead } from '../../layouts/OwnPageHead.tsx';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';

export default function DropsPage() {
  const locale = useLocale();
  const drops = useDrops();
  const clock = useDropClock(drops?.readAt ?? 0);
  if (!drops) return null;
  const { live, soon, past, readAt } = drops;
  return (
    <div className="wrap py-8">
      <OwnPageHead page="drops" titleId="drops.title" descriptionId="drops.description" />
      <PageHeading
        title={<FormattedMessage id="drops.title" />}
        aside={
          soon.length > 0 ? (
            <TextLink href={paths.dropsSoon(locale)}>
              <FormattedMessage id="drops.toSoon" values={{ count: soon.length }} />
            </TextLink>
          ) : null
        }
      >
        <FormattedMessage id="drops.intro" />
      </PageHeading>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-12 xl:gap-16">
        {live.length === 0 ? (
          <EmptyState
            title={<FormattedMessage id="drops.none" />}
            action={
              <TextLink href={paths.shop(locale, { sortby: 'chrono' })}>
                <FormattedMessage id="drops.toShop" />
              </TextLink>
            }
          >
            <FormattedMessage id="drops.noneText" />
          </EmptyState>
        ) : (
          live.slice(0, 1).map((drop) => <LiveDrop key={drop.slug} drop={drop} readAt={readAt} place={0} />)
        )}
        <DropCards id="live" title={<FormattedMessage id="drops.others" />} drops={live.slice(1)} />
        {soon.length > 0 ? (
          <section aria-labelledby="soon" className="grid grid-cols-[minmax(0,1fr)] gap-5 stitch-t pt-8">
            <h2 id="soon" className="heading text-3xl">
              <FormattedMessage id="drops.soon.title" />
            </h2>
            {soon.map((drop, place) => (
              <DropBanner
                key={drop.slug}
                drop={drop}
                cover={drop}
                side={place % 2 === 0 ? 'start' : 'end'}
                clock={drop.launchAt ? <DropClock drop={drop} clock={clock} /> : null}
              />
            ))}
          </section>
        ) : null}
        <DropCards id="past" title={<FormattedMessage id="drops.past" />} drops={past} />
      </div>
    </div>
  );
}
