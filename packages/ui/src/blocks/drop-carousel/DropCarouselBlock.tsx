import type { Block } from '@patine/contract/content/blocks';
import type { Drop } from '@patine/contract/content/structure';
import { useIntl } from 'react-intl';
import { Carousel } from '../../carousel/Carousel.tsx';
import { Countdown, type CountdownProps } from '../../countdown/Countdown.tsx';
import { DropBanner } from '../../drop-banner/DropBanner.tsx';
import { DropCard } from '../../drop-card/DropCard.tsx';

export type DropCarouselBlockProps = {
  block: Extract<Block, { type: 'dropCarousel' }>;
  /** The drops in the block's state, next to end first. */
  drops: readonly Drop[];
  /** When the page was made by the server's clock, and that clock minus this one, in milliseconds. */
  clock: Pick<CountdownProps, 'renderedAt' | 'offset'>;
  /** Where the app is downloaded. */
  appHref?: string;
};

/** Fewer than this stand side by side; from here on they scroll. */
const LEAST_TO_SCROLL = 4;

export function DropCarouselBlock({ block, drops, clock, appHref }: DropCarouselBlockProps) {
  const { formatMessage } = useIntl();
  const [first] = drops;
  if (!first) return null;
  if (drops.length === 1) {
    return <DropBanner drop={first} clock={clockOf(first, clock)} {...(appHref ? { appHref } : {})} />;
  }

  const titleId = block.state === 'live' ? 'ui.blocks.dropsLive' : 'ui.blocks.dropsSoon';
  const title = block.title ?? formatMessage({ id: titleId });
  const heading = <h2 className="heading text-3xl">{title}</h2>;
  const cards = drops.map((drop) => <DropCard key={drop.slug} drop={drop} />);
  if (drops.length >= LEAST_TO_SCROLL) {
    return (
      <Carousel label={title} size="wide" heading={heading}>
        {cards}
      </Carousel>
    );
  }
  return (
    <section data-slot="drop-row">
      <div className="mb-5">{heading}</div>
      <div className="grid gap-x-5 gap-y-8 sm:grid-cols-2 xl:grid-cols-3">{cards}</div>
    </section>
  );
}

const clockOf = ({ isLaunched, endAt }: Drop, clock: DropCarouselBlockProps['clock']) =>
  isLaunched && endAt ? <Countdown endAt={Date.parse(endAt)} {...clock} /> : null;
