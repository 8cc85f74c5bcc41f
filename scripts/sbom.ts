import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { billOfMaterials } from './release/bill-of-materials.ts';
import { main } from './root.ts';

/** `npm run sbom -- FILE` writes the bill of materials of production (CycloneDX JSON), else prints it. */
await main(async () => {
  const [file] = process.argv.slice(2);
  const bill = billOfMaterials();
  if (!file) process.stdout.write(bill);
  else writeFileSync(path.resolve(file), bill);
});
