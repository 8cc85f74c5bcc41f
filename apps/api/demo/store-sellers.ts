import type { Services } from '../src/context.ts';
import { importSellers } from '../src/modules/sellers/import-sellers.ts';
import { demoSellers } from './seller-entries.ts';

/** Who the demo sellers are by law: nobody that exists. */
export async function storeDemoSellers(services: Pick<Services, 'db' | 'clock'>) {
  for await (const piece of importSellers(services, demoSellers()))
    if ('fault' in piece) throw new Error(`A demo seller is wrong: ${JSON.stringify(piece)}`);
}
