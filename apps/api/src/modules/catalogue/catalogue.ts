import type { ApiModule } from '../../module.ts';
import { fileImport, importFile } from './import/import-file.ts';
import { product } from './product.ts';

/** Products: what they are and who may have them. */
export const catalogue: ApiModule = {
  resolvers: { Query: { product } },
  routes: (app, services) => {
    app.ownerCommands['catalogue-import'] = (input) => importFile(services, fileImport.parse(input));
  },
};
