import type { ApiModule } from '../../module.ts';
import { fillEmptyCatalogue } from './fill-empty.ts';
import { fileImport, importFile } from './import/import-file.ts';
import { product } from './resolvers/product.ts';

/** Products: what they are and who may have them. */
export const catalogue: ApiModule = {
  resolvers: { Query: { product } },
  routes: async (app, services) => {
    app.operator['catalogue-import'] = (input) => importFile(services, fileImport.parse(input));
    if (services.config.DEMO_CATALOGUE) await fillEmptyCatalogue(services);
  },
};
