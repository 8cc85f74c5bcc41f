import type { ApiModule } from './module.ts';
import { health } from './modules/health/health.ts';

/** The contents of the api. */
export const modules: ApiModule[] = [health];
