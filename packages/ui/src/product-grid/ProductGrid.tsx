import {
  Children,
  isValidElement,
  type ComponentPropsWithRef,
  type ReactElement,
  type ReactNode,
} from 'react';
import { useIntl } from 'react-intl';
import { devWarning } from '../dev-warning/dev-warning.ts';
import { LiveRegion } from '../live-region/LiveRegion.tsx';
import { ProductCard, cardKey, type ProductCardProps } from '../product-card/ProductCard.tsx';
import { ProductCardSkeleton } from '../product-card/ProductCardSkeleton.tsx';
import { useUi } from '../provider/UiProvider.tsx';
import { productGridVariants } from './product-grid.variants.ts';

export type ProductGridProps = ComponentPropsWithRef<'ul'> & {
  /** The cards in order. */
  children?: ReactNode;
  /** Columns on phones; wider screens have three, then four, then five. */
  columns?: 1 | 2;
  /** True beside a filter panel, which leaves less room. */
  aside?: boolean;
  /** Number of placeholders while the cards are loading. */
  loading?: number;
  /** Accessible name of the list, when no heading names it. */
  label?: string;
};

export function ProductGrid(props: ProductGridProps) {
  const { children, columns = 2, aside = false, loading, label, className, ...rest } = props;
  const { cachedHtml } = useUi();
  const look = productGridVariants({ columns, aside, className });
  if (loading) return <LoadingGrid className={look} count={loading} />;
  if (Children.count(children) === 0)
    devWarning('ProductGrid', `has no cards (${label ?? 'without a name'})`);
  const places =
    Children.map(children, (card) => (
      <li className={isUpright(card) ? 'card-place' : 'min-w-0'}>{card}</li>
    )) ?? [];
  const list = { 'data-slot': 'product-grid', 'aria-label': label, className: look, ...rest };
  if (!cachedHtml || !places.every(holdsCard)) return <ul {...list}>{places}</ul>;
  // Joins the cached HTML of the cards instead of rendering ninety-six elements.
  const html = places
    .map((place) => cachedHtml(cardKey(place.props.children.props, 'listed card'), place))
    .join('');
  return <ul {...list} dangerouslySetInnerHTML={{ __html: html }} />;
}

type Card = ReactElement<ProductCardProps>;

const isCard = (child: ReactNode): child is Card => isValidElement(child) && child.type === ProductCard;

const isUpright = (child: ReactNode) => isCard(child) && !child.props.square;

const holdsCard = (
  place: ReactElement<{ children?: ReactNode }>,
): place is ReactElement<{ children: Card }> => isCard(place.props.children);

function LoadingGrid({ className, count }: { className: string; count: number }) {
  const { formatMessage } = useIntl();
  const keys = Array.from({ length: count }, (_, place) => `room-${place}`);
  return (
    <>
      <LiveRegion message={formatMessage({ id: 'ui.product-grid.loading' })} />
      <div data-slot="product-grid" className={className}>
        {keys.map((key) => (
          <ProductCardSkeleton key={key} />
        ))}
      </div>
    </>
  );
}
