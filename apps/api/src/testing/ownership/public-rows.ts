import { type Rows, forEverybody } from './row.ts';
import type { OwnershipWorld } from './world.ts';

const piece = async ({ shop }: OwnershipWorld) => ({ reference: (await shop.piece()).reference });

const seller = async ({ shop }: OwnershipWorld) => {
  await shop.piece({ store: { slug: 'comptoir-vintage' } });
  return { slug: 'comptoir-vintage' };
};

export const PUBLIC_ROWS: Rows = {
  'Query.product': forEverybody(piece),
  'Query.productShippingMethods': forEverybody(piece),
  'Query.seller': forEverybody(seller),
  'Query.deliveryCountries': forEverybody(),
  'Query.servicePoints': forEverybody(() => ({ countryCode: 'FRA', postalCode: '75011' })),
  'Mutation.createNotice': forEverybody(async (world) => ({
    notice: {
      productReference: (await piece(world)).reference,
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
