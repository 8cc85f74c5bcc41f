import type { ProductHit } from '@patine/contract/search/record';
import type { WishlistProduct } from './wishlist.query.ts';

/** Converts an api product to the search format that cards expect. */
export function productHit(piece: WishlistProduct): ProductHit {
  const { pricing, photos, attributes } = piece;
  const [front, second] = photos;
  return {
    objectID: String(piece.reference),
    reference: piece.reference,
    slug: piece.slug,
    name: piece.name,
    brandName: attributes.brand?.name ?? null,
    sizeLabel: piece.variants[0]?.size ?? '',
    image: front?.id ?? '',
    hoverImage: second?.id ?? null,
    price: pricing.currentPrice.amount,
    regularPrice: pricing.regularPrice?.amount ?? null,
    discountPercent: pricing.appliedPercent,
    currency: 'EUR',
    availability: piece.availability,
    customizable: attributes.customTextLabel !== null,
    condition: attributes.condition[0]?.slug ?? '',
    family: piece.family,
  };
}
