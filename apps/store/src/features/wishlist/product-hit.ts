import type { ProductHit } from '@patine/contract/search/record';
import { isExtremePicture } from '@patine/core';
import type { WishlistProduct } from './wishlist.query.ts';

/** The drawn tile of a product without photographs, as in search results. */
const NO_PHOTO = 'nophoto';

/** Converts an api product to the search format that cards expect. */
export function productHit(product: WishlistProduct): ProductHit {
  const { pricing, photos, attributes, image } = product;
  const [front, second] = photos;
  return {
    objectID: String(product.reference),
    reference: product.reference,
    slug: product.slug,
    name: product.name,
    brandName: attributes.brand?.name ?? null,
    sizeLabel: product.variants[0]?.size ?? '',
    image: front?.id ?? NO_PHOTO,
    hoverImage: second && !isExtremePicture(second.ratio) ? second.id : null,
    ...(image && isExtremePicture(image.ratio) ? { wholeImage: true } : {}),
    price: pricing.currentPrice.amount,
    regularPrice: pricing.regularPrice?.amount ?? null,
    discountPercent: pricing.appliedPercent,
    currency: 'EUR',
    availability: product.availability,
    customizable: attributes.customTextLabel !== null,
    condition: attributes.condition[0]?.slug ?? '',
    family: product.family,
  };
}
