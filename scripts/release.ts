import path from 'node:path';
import { build } from './build.ts';
import { assemble } from './release/assemble.ts';
import { Stop, main } from './root.ts';

/** `npm run release -- FOLDER` assembles what production runs: what the image holds, and what systemd starts. */
await main(async () => {
  const [name] = process.argv.slice(2);
  if (!name) throw new Stop('Name a folder: npm run release -- FOLDER');
  const folder = path.resolve(name);
  build();
  const { files, bytes } = await assemble(folder);
  console.log(`${folder}: ${files} files, ${(bytes / 1e6).toFixed(1)} MB with Node.`);
});
