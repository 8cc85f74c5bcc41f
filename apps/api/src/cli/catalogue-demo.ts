import { issueDemoCodes } from '../modules/coupons/demo-codes.ts';
import { cliConfig, withData } from './data.ts';

/** `catalogue demo`: a process of its own, so that what a first filling takes in memory is given back. */
export async function catalogueDemo(): Promise<number> {
  // Only this command reads the demo.
  const { fillEmptyCatalogue } = await import('../../demo/fill-catalogue.ts');
  const summary = await withData(cliConfig(), async (services) => {
    const filled = await fillEmptyCatalogue(services);
    if (filled) await issueDemoCodes(services);
    return filled;
  });
  console.log(
    summary
      ? `${summary.created} demo listings are in.`
      : 'The catalogue has listings already: nothing was changed.',
  );
  return 0;
}
