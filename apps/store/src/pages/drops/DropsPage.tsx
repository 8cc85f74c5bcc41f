import { EmptyState } from '@patine/ui/empty-state/EmptyState';
import { PageHeading } from '@patine/ui/page-heading/PageHeading';
import { TextLink } from '@patine/ui/text-link/TextLink';
import { FormattedMessage } from 'react-intl';
import { LiveDrop } from '../../features/catalogue/LiveDrop.tsx';
import { useDrops } from '../../features/catalogue/use-drops.ts';
import { PageHead } from '../../layouts/PageHead.tsx';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';

export default function DropsPage() {
  const locale = useLocale();
  const drops = useDrops();
  if (!drops) return null;
  return (
    <div className="wrap py-8">
      <PageHead titleId="drops.title" descriptionId="drops.description" />
      <PageHeading
        title={<FormattedMessage id="drops.title" />}
        aside={
          drops.soon.length > 0 ? (
            <TextLink href={paths.dropsSoon(locale)}>
              <FormattedMessage id="drops.toSoon" values={{ count: drops.soon.length }} />
            </TextLink>
          ) : null
        }
      >
        <FormattedMessage id="drops.intro" />
      </PageHeading>
      {drops.live.length === 0 ? (
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
        <div className="grid grid-cols-[minmax(0,1fr)] gap-14">
          {drops.live.map((drop, index) => (
            <LiveDrop key={drop.slug} drop={drop} readAt={drops.readAt} first={index === 0} />
          ))}
        </div>
      )}
    </div>
  );
}
