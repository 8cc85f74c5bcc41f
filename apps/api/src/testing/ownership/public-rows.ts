import { type Rows, forEverybody } from './row.ts';
import type { OwnershipWorld } from './world.ts';

const item = async ({ shop }: OwnershipWorld) => ({ reference: (await shop.item()).reference });

const seller = async ({ shop }: OwnershipWorld) => {
  await shop.item({ store: { slug: 'comptoir-vintage' } });
  return { slug: 'comptoir-vintage' };
};

export const PUBLIC_ROWS: Rows = {
  'Query.product': forEverybody(item),
  'Query.productShippingMethods': forEverybody(item),
  'Query.seller': forEverybody(seller),
  'Query.deliveryCountries': forEverybody(),
  'Query.servicePoints': forEverybody(() => ({ countryCode: 'FRA', postalCode: '75011' })),
  'Mutation.createNotice': forEverybody(async (world) => ({
    notice: {
      productReference: (await item(world)).reference,
      reason: 'unsafe',
      explanation: 'Un bouton se détache trop facilement.',
      name: 'Jeanne',
      emailAddress: 'jeanne@example.fr',
      inGoodFaith: true,
    },
  })),
  'Mutation.completeJeanLevisCalculator': forEverybody(() => ({
    emailAddress: 'jean@example.fr',
    criteria: { size: 38, heightRange: '165-170', tightness: 'regular', colors: [] },
    sizes: { W: 28, L: 30 },
  })),
};
