import path from 'node:path';
import { build } from './build.ts';
import { packLibraries } from './libraries/pack.ts';
import { main } from './root.ts';

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** `npm run libraries -- FOLDER` packs `@patine/core`, `contract`, `search` and `ui` as archives for other apps. */
await main(async () => {
  const folder = path.resolve(process.argv[2] ?? 'libraries');
  build(['contract']);
  const packed = await packLibraries(folder);
  for (const { archive, size, unpackedSize, files } of packed)
    console.log(
      `${path.relative('.', archive)}: ${kB(size)}, unpacked ${kB(unpackedSize)}, ${files.length} files`,
    );
});
