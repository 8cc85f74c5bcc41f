import { FamilyTag } from '@patine/ui/product-card/FamilyTag';
import { ProductGallery } from '@patine/ui/product-gallery/ProductGallery';
import { useIntl } from 'react-intl';
import type { Product } from '../../features/catalogue/product.query.ts';

export function Gallery({ product: { photos, name, family } }: { product: Product }) {
  const { formatMessage } = useIntl();
  return (
    <ProductGallery photos={photos} title={name}>
      <FamilyTag family={family} label={formatMessage({ id: `family.${family}` })} place="gallery" />
    </ProductGallery>
  );
}
