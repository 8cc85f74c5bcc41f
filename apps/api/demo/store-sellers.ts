import type { Services } from '../src/context.ts';
import { importSellers } from '../src/modules/sellers/index.ts';
import { demoSellers } from './seller-entries.ts';

/** Stores the legal identities of the demo sellers, which are all fictitious. */
export async function storeDemoSellers(services: Pick<Services, 'db' | 'clock'>) {
  for await (const output of importSellers(services, demoSellers()))
    if ('fault' in output) throw new Error(`A demo seller is invalid: ${JSON.stringify(output)}`);
}
