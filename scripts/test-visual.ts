import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright';
import { build } from './build.ts';
import { chromiumPath } from './chromium.ts';
import { freePort } from './preflight.ts';
import { Stop, main, root } from './root.ts';
import { storybookCli } from './storybook-cli.ts';
import { baseRevision, baselineFolder, buildBaseStorybook } from './visual/base-revision.ts';
import { compress } from './visual/compare.ts';
import { openComparison } from './visual/comparison.ts';
import {
  VISUAL_LOCALES,
  type Frame,
  type VisualLocale,
  framesOf,
  launchChromium,
  openFrame,
  takeScreenshot,
} from './visual/screenshots.ts';
import { storyFilesWith } from './visual/story-files.ts';
import { serveStorybook, type VisualStory, storiesIn } from './visual/serve-storybook.ts';

const WORKERS = 3;
const cache = path.join(root, '.cache', 'visual');

type Shot = VisualStory & { frame: Frame; locale: VisualLocale; theme: string };
/** Storybook’s ids write `TextField` as `textfield`. */
const undashed = (text: string) => text.replaceAll('-', '');
const fileName = ({ id, frame, locale, theme }: Shot) => `${id}.${locale}.${theme}.${frame}.webp`;

/**
 * Takes the screenshots of a built Storybook, three at a time, and passes each to a callback; null where a story fails.
 */
async function takeAll(
  built: string,
  shots: readonly Shot[],
  onTaken: (shot: Shot, picture: Buffer | null) => Promise<unknown>,
) {
  const { url, close } = await serveStorybook(built, await freePort(6100));
  const browser = await launchChromium(chromiumPath());
  const queue = [...shots];
  const work = async () => {
    const pages = new Map<string, Page>();
    for (let shot = queue.shift(); shot; shot = queue.shift()) {
      const window = `${shot.frame} ${shot.locale}`;
      const page = pages.get(window) ?? (await openFrame(browser, shot.frame, shot.locale));
      pages.set(window, page);
      const taken = await takeScreenshot(page, url, shot).catch(() => null);
      await onTaken(shot, taken && (await compress(taken)));
    }
  };
  try {
    await Promise.all(Array.from({ length: WORKERS }, work));
  } finally {
    await browser.close();
    close();
  }
}

/**
 * Compares screenshots of all stories with those of another revision, both taken on this machine: `npm run test:visual
 * [-- --base REVISION] [--locale fr|en] [--theme dark|contrast] [WORD]`; in both languages and the light theme unless
 * named. WORD selects the stories whose id contains it; if it is in the name of a story file, only such files are built.
 */
await main(async () => {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(2),
    options: {
      base: { type: 'string' },
      locale: { type: 'string' },
      theme: { type: 'string', default: 'light' },
    },
    allowPositionals: true,
  });
  const started = Date.now();
  const { theme } = values;
  const locales = (Object.keys(VISUAL_LOCALES) as VisualLocale[]).filter(
    (locale) => (values.locale ?? locale) === locale,
  );
  if (locales.length === 0) throw new Stop(`Samples are in ${Object.keys(VISUAL_LOCALES).join(' and ')}.`);
  const files = storyFilesWith(positionals);
  if (files) process.env['STORY_FILES'] = files.join(',');
  const revision = baseRevision(values.base);
  const built = path.join(cache, 'storybook');
  build(['contract']);
  if ((await storybookCli('build', ['-o', built, '--quiet'])) !== 0)
    throw new Stop('Storybook does not build.');
  const shotsOf = (folder: string): Shot[] =>
    storiesIn(folder)
      .filter(({ id }) => positionals.every((word) => undashed(id).includes(undashed(word))))
      .flatMap((story) =>
        framesOf(story.title).flatMap((frame) =>
          locales.map((locale) => ({ ...story, title: `${story.title}, ${locale}`, frame, locale, theme })),
        ),
      );
  const shots = shotsOf(built);
  if (shots.length === 0) throw new Stop(`No story has "${positionals.join(' ')}" in its id.`);

  const baselines = baselineFolder(cache, revision);
  const baseline = (shot: Shot) => path.join(baselines, fileName(shot));
  if (shots.some((shot) => !existsSync(baseline(shot)))) {
    const baseBuilt = buildBaseStorybook(cache, revision);
    await takeAll(
      baseBuilt,
      shotsOf(baseBuilt).filter((shot) => !existsSync(baseline(shot))),
      async (shot, picture) => picture && writeFileSync(baseline(shot), picture),
    );
  }

  const comparison = openComparison(path.join(cache, 'report'));
  let added = 0;
  await takeAll(built, shots, async (shot, picture) => {
    if (existsSync(baseline(shot))) await comparison.add({ ...shot, picture }, readFileSync(baseline(shot)));
    else added += 1;
  });

  const { findings } = comparison;
  const base = revision.slice(0, 12);
  const summary = `${shots.length} screenshots, ${added} of them new since ${base}, ${findings.length} different`;
  console.log(`${summary} (${((Date.now() - started) / 1000).toFixed(0)} s)`);
  if (findings.length === 0) return;
  for (const { title, frame, says } of findings.slice(0, 20)) console.error(`✗ ${title} ${frame}: ${says}`);
  if (findings.length > 20) console.error(`… and ${findings.length - 20} more`);
  console.error(`See ${path.relative(process.cwd(), comparison.writeReport())}`);
  process.exit(1);
});
