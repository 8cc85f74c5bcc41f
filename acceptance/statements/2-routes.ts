import type { Statement } from '../statement.ts';
import { addresses } from './2-addresses.ts';
import { filterRoutes } from './2-filters.ts';
import { guards } from './2-guards.ts';

export const routesAndGuards: Statement[] = [...addresses, ...filterRoutes, ...guards];
