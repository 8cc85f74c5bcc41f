import type { Services } from '../../context.ts';
import { importSellers } from './import-sellers.ts';

/** Who the demo sellers are by law: nobody that exists. */
export async function keepDemoSellers(services: Pick<Services, 'db' | 'clock'>) {
  const { demoSellers } = await import('../../../demo/seller-entries.ts');
  for await (const piece of importSellers(services, demoSellers()))
    if ('fault' in piece) throw new Error(`A demo seller is wrong: ${JSON.stringify(piece)}`);
}
