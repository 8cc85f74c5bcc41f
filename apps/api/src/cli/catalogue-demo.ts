import { issueDemoCodes } from '../modules/coupons/index.ts';
import { cliConfig, withData } from './data.ts';

/** `catalogue demo` runs in its own process, so that the memory used to fill the catalogue is freed afterwards. */
export async function catalogueDemo(): Promise<number> {
  // Loaded lazily, because no other command needs the demo data.
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
