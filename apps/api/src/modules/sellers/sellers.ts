import { z } from 'zod';
import type { ApiModule } from '../../module.ts';
import { importSellers } from './import-sellers.ts';
import { seller } from './seller.ts';

export const sellersImport = z.object({ entries: z.array(z.unknown()) });

/** Who sells: what buyers are told of each seller by law. */
export const sellers: ApiModule = {
  resolvers: { Query: { seller } },
  routes: (app, services) => {
    app.ownerCommands['sellers-import'] = (input) =>
      importSellers(services, sellersImport.parse(input).entries);
  },
};
