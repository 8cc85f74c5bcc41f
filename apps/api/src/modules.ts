import type { ApiModule } from './module.ts';
import { addresses } from './modules/addresses/addresses.ts';
import { catalogue } from './modules/catalogue/catalogue.ts';
import { customers } from './modules/customers/customers.ts';
import { health } from './modules/health/health.ts';

/** The contents of the api. */
export const modules: ApiModule[] = [health, catalogue, customers, addresses];
