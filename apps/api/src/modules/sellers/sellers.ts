import { z } from 'zod';
import type { ApiModule } from '../../module.ts';
import { importSellers } from './import-sellers.ts';
import { seller } from './seller.ts';

export const sellersImport = z.object({ entries: z.array(z.unknown()) });

/** Sellers, and the legal identity that the shop must show for each. */
export const sellers: ApiModule = {
  resolvers: { Query: { seller } },
  routes: (app, services) => {
    app.ownerCommands['sellers-import'] = (input) =>
      importSellers(services, sellersImport.parse(input).entries);
  },
};
