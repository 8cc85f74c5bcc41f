import { figureOf } from '@patine/ui/measure-figure/figure-of';
import { FamilyTag } from '@patine/ui/product-card/FamilyTag';
import { ProductGallery } from '@patine/ui/product-gallery/ProductGallery';
import { useIntl } from 'react-intl';
import type { Product } from '../../features/catalogue/product.query.ts';
import { MeasuresToggle } from './MeasuresToggle.tsx';
import { WishlistCountButton } from './WishlistCountButton.tsx';
import { measuresOf } from './measures-of.ts';

/** The photographs. Wide screens have the heart beside the title. */
export default function Gallery({ product }: { product: Product }) {
  const { photos, name, family, availability, stateLabel } = product;
  const { formatMessage } = useIntl();
  const figure = figureOf(
    measuresOf(product),
    product.categories.map(({ slug }) => slug),
  );
  const unavailable = availability !== 'AVAILABLE';
  // What is sold later is shown as it is.
  const past = unavailable && stateLabel !== 'upcoming';
  return (
    <ProductGallery
      photos={photos}
      title={name}
      past={past}
      onFirst={
        <>
          {unavailable ? (
            <p className="pointer-events-none absolute inset-x-0 top-1/2 -translate-y-1/2 stitch-t stitch-b border-ink bg-paper/90 py-3 text-center heading text-3xl">
              {formatMessage({ id: `product.state.${stateLabel ?? 'withdrawn'}` })}
            </p>
          ) : null}
          {figure && !past ? (
            <MeasuresToggle figure={figure} measures={measuresOf(product)} photo={photos[0]} />
          ) : null}
        </>
      }
    >
      <FamilyTag family={family} label={formatMessage({ id: `family.${family}` })} place="gallery" />
      <WishlistCountButton product={product} className="sm:hidden" />
    </ProductGallery>
  );
}
