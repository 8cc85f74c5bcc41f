import path from 'node:path';
import type { Page } from 'playwright';
import { build } from './build.ts';
import { chromiumPath } from './chromium.ts';
import { freePort } from './preflight.ts';
import { Stop, main, root } from './root.ts';
import { storybookCli } from './storybook-cli.ts';
import { openAlbum } from './visual/album.ts';
import { framesOf, openCamera, openFrame, photograph, type Frame } from './visual/camera.ts';
import { compress } from './visual/compare.ts';
import { serveFolder, storiesIn } from './visual/site.ts';

const WORKERS = 3;
const cache = path.join(root, '.cache', 'visual');
const built = path.join(cache, 'storybook');
const shown = (file: string) => path.relative(process.cwd(), file);

/** `npm run test:visual` compares; `-- --update` takes new pictures; `-- button` keeps to stories with that in their id. */
await main(async () => {
  const words = process.argv.slice(2);
  const update = words.includes('--update');
  const wanted = words.filter((word) => !word.startsWith('--'));
  const started = Date.now();

  build(['contract']);
  if ((await storybookCli('build', ['-o', built, '--quiet'])) !== 0)
    throw new Stop('Storybook does not build.');
  const stories = storiesIn(built).filter(({ id }) => wanted.every((word) => id.includes(word)));
  if (stories.length === 0) throw new Stop(`No story has "${wanted.join(' ')}" in its id.`);

  const album = openAlbum(path.join(root, '.storybook', 'baselines'), path.join(cache, 'report'));
  const { address, close } = await serveFolder(built, await freePort(6100));
  const browser = await openCamera(chromiumPath());
  const queue = stories.flatMap((story) => framesOf(story.title).map((frame) => ({ frame, story })));
  const total = queue.length;

  const work = async () => {
    const pages = new Map<Frame, Page>();
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { frame, story } = next;
      const page = pages.get(frame) ?? (await openFrame(browser, frame));
      pages.set(frame, page);
      const taken = await photograph(page, address, story.id).catch(() => null);
      await album.place({ ...story, frame, picture: taken && (await compress(taken)) }, update);
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, work));
  await browser.close();
  close();
  if (wanted.length === 0) album.settle(update);

  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  const { findings } = album;
  if (findings.length === 0) {
    console.log(
      `${total} pictures of ${stories.length} stories ${update ? 'kept' : 'as before'} (${seconds} s)`,
    );
    return process.exit(0);
  }
  for (const { title, frame, says } of findings.slice(0, 20)) console.error(`✗ ${title} ${frame}: ${says}`);
  if (findings.length > 20) console.error(`… and ${findings.length - 20} more`);
  console.error(
    `${findings.length} of ${total} pictures differ (${seconds} s): see ${shown(album.writeReport())}`,
  );
  console.error('Where the new look is meant, take it: npm run test:visual -- --update');
  return process.exit(1);
});
