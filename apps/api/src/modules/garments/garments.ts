import type { ApiModule } from '../../module.ts';
import { forgetOwnedGarment } from './forget-owned-garment.ts';
import { garmentView } from './garment-view.ts';
import { garmentsOf } from './repository.ts';
import { saveOwnedGarment } from './save-owned-garment.ts';

/** Garments that customers own, which pieces of the shop are laid beside. */
export const garments: ApiModule = {
  resolvers: {
    Mutation: { saveOwnedGarment, forgetOwnedGarment },
    Customer: {
      ownedGarments: async ({ id }, _variables, { db }) =>
        id ? (await garmentsOf(db, id)).map(garmentView) : [],
    },
  },
};
