import { FamilyTag } from '@patine/ui/product-card/FamilyTag';
import { ProductGallery } from '@patine/ui/product-gallery/ProductGallery';
import { useIntl } from 'react-intl';
import type { Product } from '../../features/catalogue/product.query.ts';
import { WishlistCountButton } from './WishlistCountButton.tsx';

export function Gallery({ product }: { product: Product }) {
  const { photos, name, family } = product;
  const { formatMessage } = useIntl();
  return (
    <ProductGallery photos={photos} title={name}>
      <FamilyTag family={family} label={formatMessage({ id: `family.${family}` })} place="gallery" />
      <WishlistCountButton product={product} />
    </ProductGallery>
  );
}
