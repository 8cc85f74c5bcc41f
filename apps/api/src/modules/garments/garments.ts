import type { ApiModule } from '../../module.ts';
import { forgetOwnedGarment } from './forget-owned-garment.ts';
import { garmentView } from './garment-view.ts';
import { garmentsOf } from './repository.ts';
import { saveOwnedGarment } from './save-owned-garment.ts';

/** GraphQL fields of the garments that customers own, for comparing measurements with the shop's items. */
export const garments: ApiModule = {
  resolvers: {
    Mutation: { saveOwnedGarment, forgetOwnedGarment },
    Customer: {
      ownedGarments: async ({ id }, _variables, { db }) =>
        id ? (await garmentsOf(db, id)).map(garmentView) : [],
    },
  },
};
