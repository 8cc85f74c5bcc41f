import type { ApiModule } from '../../module.ts';
import { fileImport, importFile } from './import-file.ts';

/** Imports a product feed: its rows become products, items, prices and photos. */
export const catalogueImport: ApiModule = {
  routes: (app, services) => {
    app.ownerCommands['catalogue-import'] = (input) => importFile(services, fileImport.parse(input));
  },
};
