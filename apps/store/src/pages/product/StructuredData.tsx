import { mediaPath } from '@patine/contract/rest/media';
import { RETURN_WINDOW_DAYS, type Money } from '@patine/core';
import type { Product } from '../../features/catalogue/product.query.ts';
import { useStore } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';
import { deliveryTerms } from './delivery-terms.ts';

const AVAILABILITY = { AVAILABLE: 'InStock', SOLD: 'SoldOut', UNAVAILABLE: 'Discontinued' } as const;

const shippingDetails = ({ amount, currency }: Money) => ({
  '@type': 'OfferShippingDetails',
  shippingRate: { '@type': 'MonetaryAmount', value: (amount / 100).toFixed(2), currency },
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'FR' },
});

/** What search engines read: the piece with its offer, and the way to it. */
export function StructuredData({ product }: { product: Product }) {
  const { publicUrl, locale } = useStore();
  const { pricing, attributes, availability, store, variants, categories } = product;
  const terms = deliveryTerms(product);
  const url = publicUrl + paths.product(locale, product.slug);
  const isNew = attributes.condition[0]?.slug === 'neuf';
  const piece = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.description,
    sku: String(product.reference),
    image: product.photos.map(({ id }) => publicUrl + mediaPath(id, 1024, 'jpg')),
    ...(attributes.brand ? { brand: { '@type': 'Brand', name: attributes.brand.name } } : {}),
    color: attributes.colour.map(({ name }) => name).join(', '),
    material: attributes.material.map(({ name }) => name).join(', '),
    size: variants[0]?.size,
    itemCondition: `https://schema.org/${isNew ? 'NewCondition' : 'UsedCondition'}`,
    offers: {
      '@type': 'Offer',
      url,
      price: (pricing.currentPrice.amount / 100).toFixed(2),
      priceCurrency: pricing.currentPrice.currency,
      availability: `https://schema.org/${AVAILABILITY[availability]}`,
      itemCondition: `https://schema.org/${isNew ? 'NewCondition' : 'UsedCondition'}`,
      ...(terms?.home ? { shippingDetails: shippingDetails(terms.home) } : {}),
      seller: { '@type': 'Organization', name: store.name },
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: 'FR',
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: RETURN_WINDOW_DAYS,
        returnMethod: 'https://schema.org/ReturnByMail',
      },
    },
  };
  const way = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      ...categories.map(({ name, slug }) => ({
        name,
        item: publicUrl + paths.shop(locale, { category: slug }),
      })),
      { name: product.name, item: url },
    ].map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
  };
  return [piece, way].map((data) => (
    <script
      key={data['@type']}
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
    />
  ));
}
