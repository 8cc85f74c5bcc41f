import type { BlockOf } from '@patine/contract/content/blocks';
import type { Drop } from '@patine/contract/content/structure';
import type { ComponentPropsWithRef } from 'react';
import { useIntl } from 'react-intl';
import { BlockHeading } from '../../block-heading/BlockHeading.tsx';
import { Carousel } from '../../carousel/Carousel.tsx';
import { Countdown, type CountdownProps } from '../../countdown/Countdown.tsx';
import { DropBanner } from '../../drop-banner/DropBanner.tsx';
import { DropBand } from '../../drop-band/DropBand.tsx';
import { DropCard } from '../../drop-card/DropCard.tsx';
import { DROP_CAROUSEL_MIN_ITEMS } from '../../limits.ts';

export type DropCarouselBlockProps = Omit<ComponentPropsWithRef<'section'>, 'children'> & {
  /** Heading, and whether current or upcoming drops are shown. */
  block: BlockOf<'dropCarousel'>;
  /** Drops in the state of the block, the next to end first; often empty. */
  drops: readonly Drop[];
  /** Server time of rendering, and the server's clock minus the client's, in milliseconds. */
  clock: Pick<CountdownProps, 'renderedAt' | 'offset'>;
  /** URL of the app's download page. */
  appHref?: string;
};

/** The first drop is a band where the block asks for it. A single drop is a banner with a countdown; several are cards, which scroll from four on. */
export function DropCarouselBlock({ block, drops, clock, appHref, ...rest }: DropCarouselBlockProps) {
  const { formatMessage } = useIntl();
  const [first] = drops;
  if (!first) return null;
  if (block.show === 'first') return <DropBand drop={first} clock={clock} {...rest} />;
  if (drops.length === 1) {
    const app = appHref ? { appHref } : {};
    return (
      <section {...rest}>
        <BlockHeading title={block.title} className="mb-5" />
        <DropBanner drop={first} clock={clockOf(first, clock)} {...app} />
      </section>
    );
  }

  const titleId = block.state === 'live' ? 'ui.blocks.dropsLive' : 'ui.blocks.dropsSoon';
  const title = block.title ?? formatMessage({ id: titleId });
  return (
    <Carousel
      label={title}
      size="wide"
      leastToScroll={DROP_CAROUSEL_MIN_ITEMS}
      heading={<BlockHeading title={title} />}
      {...rest}
    >
      {drops.map((drop) => (
        <DropCard key={drop.slug} drop={drop} />
      ))}
    </Carousel>
  );
}

const clockOf = ({ isLaunched, endAt }: Drop, clock: DropCarouselBlockProps['clock']) =>
  isLaunched && endAt ? <Countdown endAt={Date.parse(endAt)} {...clock} /> : null;
