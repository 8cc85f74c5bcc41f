import { DropBanner } from '@patine/ui/drop-banner/DropBanner';
import { EmptyState } from '@patine/ui/empty-state/EmptyState';
import { PageHeading } from '@patine/ui/page-heading/PageHeading';
import { TextLink } from '@patine/ui/text-link/TextLink';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { LiveDrop } from '../../features/catalogue/LiveDrop.tsx';
import { useAppHref, useDrops } from '../../features/catalogue/use-drops.ts';
import { PageHead } from '../../layouts/PageHead.tsx';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';

/** Upcoming drops; one that starts while the page is open is shown live in place. */
export default function DropsSoonPage() {
  const locale = useLocale();
  const drops = useDrops();
  const appHref = useAppHref();
  const [announced] = useState(() => new Set(drops?.soon.map(({ slug }) => slug)));
  if (!drops) return null;
  const opened = drops.live.filter(({ slug }) => announced.has(slug));
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
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8" aria-live="polite">
        {opened.map((drop) => (
          <LiveDrop key={drop.slug} drop={drop} readAt={drops.readAt} first />
        ))}
        {drops.soon.map((drop) => (
          <DropBanner key={drop.slug} drop={drop} {...(appHref ? { appHref } : {})} />
        ))}
      </div>
      {drops.soon.length + opened.length === 0 ? (
        <EmptyState
          title={<FormattedMessage id="drops.soon.none" />}
          action={
            <TextLink href={paths.drops(locale)}>
              <FormattedMessage id="drops.toLive" />
            </TextLink>
          }
        />
      ) : null}
    </div>
  );
}
