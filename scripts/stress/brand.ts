import { execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { colors } from '../../packages/brand/src/colors.ts';
import { DISPLAY_FAMILY } from '../../packages/brand/src/faces.ts';
import { BRAND_NAME } from '../../packages/brand/src/index.ts';
import { freePort } from '../preflight.ts';
import { bin, root } from '../root.ts';
import { type Found, unless } from './figures.ts';

const SECOND = 'Indigo';
const RED_OF_SECOND = '#1f3a8a';
const FACE_OF_SECOND = 'Second Serif';
/** One black bar, which no other drawing of a share picture resembles. */
const WORDMARK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 111.5 34"><path d="M0 0H111.5V34H0Z"/></svg>';
const FAVICON = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M0 0H32V32H0Z"/></svg>';

/** Repeats the links of a folder of packages, which are relative: those to the project's own packages lead into the copy. */
function copyLinks(from: string, to: string) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.name.startsWith('@')) copyLinks(source, target);
  }
}

/** Copies the project's own files; packages are linked, and what is built stays behind. */
function copyProject(to: string) {
  const skipped = new Set(['.git', '.cache', 'data', 'dist', 'node_modules', 'test-results']);
  cpSync(root, to, { recursive: true, filter: (file) => !skipped.has(path.basename(file)) });
  copyLinks(path.join(root, 'node_modules'), path.join(to, 'node_modules'));
  for (const name of ['.bin', '.pnpm'])
    symlinkSync(path.join(root, 'node_modules', name), path.join(to, 'node_modules', name));
  for (const folder of globSync('{apps,packages}/*', { cwd: root }))
    copyLinks(path.join(root, folder, 'node_modules'), path.join(to, folder, 'node_modules'));
}

/** Gives the copy another brand, as packages/brand/README.md says. */
function rebrand(project: string) {
  const brand = path.join(project, 'packages/brand');
  for (const file of ['brand.json', 'operator.json', 'delivery-tariff.json']) {
    const text = readFileSync(path.join(brand, file), 'utf8');
    writeFileSync(
      path.join(brand, file),
      text.replaceAll(BRAND_NAME, SECOND).replaceAll(BRAND_NAME.toLowerCase(), SECOND.toLowerCase()),
    );
  }
  const tokens = path.join(brand, 'tokens.json');
  writeFileSync(
    tokens,
    readFileSync(tokens, 'utf8')
      .replaceAll(`"hex": "${colors.garance}"`, `"hex": "${RED_OF_SECOND}"`)
      .replaceAll(`"${DISPLAY_FAMILY}`, `"${FACE_OF_SECOND}`),
  );
  const faces = path.join(brand, 'faces', 'faces.css');
  writeFileSync(
    faces,
    // Its fallbacks are named after it.
    readFileSync(faces, 'utf8').replaceAll(`'${DISPLAY_FAMILY}`, `'${FACE_OF_SECOND}`),
  );
  // Writes the style sheet's values.
  execFileSync(bin('node'), ['scripts/docs.ts'], { cwd: project, stdio: 'inherit' });
  writeFileSync(path.join(brand, 'wordmark.svg'), WORDMARK);
  writeFileSync(path.join(brand, 'favicon.svg'), FAVICON);
}

/** Opens the shop of a project and returns its URL and what closes it. */
async function open(project: string) {
  const port = await freePort(5600);
  const shop = spawn(bin('node'), ['--disable-warning=ExperimentalWarning', 'scripts/start.ts'], {
    cwd: project,
    env: { ...process.env, PORT: String(port), DATA_DIR: path.join(project, 'data') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => shop.once('exit', () => resolve()));
  const opened = new Promise<void>((resolve) => {
    // Reads on afterwards: a process whose output nobody reads stops.
    createInterface({ input: shop.stdout }).on('line', (line) => {
      if (line.includes('is open')) resolve();
    });
  });
  await Promise.race([opened, ended.then(() => Promise.reject(new Error('The shop did not open.')))]);
  return {
    url: `http://localhost:${port}`,
    close: async () => {
      shop.kill();
      await ended;
    },
  };
}

/** The share of black pixels of a picture. */
async function blackness(picture: Buffer): Promise<number> {
  const { data } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  return data.filter((value) => value < 60).length / data.length;
}

/** Builds and opens the shop under a second brand: nothing that it shows may name the first. */
export async function brand(): Promise<Found> {
  const project = mkdtempSync(path.join(tmpdir(), 'second-brand-'));
  const wrong: string[] = [];
  let tried = 0;
  try {
    copyProject(project);
    rebrand(project);
    const { url, close } = await open(project);
    try {
      const check = (what: string, text: string) => {
        tried += 1;
        wrong.push(
          ...unless(!text.includes(BRAND_NAME), `${what} names ${BRAND_NAME}`),
          ...unless(text.includes(SECOND), `${what} does not name ${SECOND}`),
        );
      };
      const textAt = async (page: string) => (await fetch(url + page)).text();
      const { 0: product } = /\/product\/[\w-]+/.exec(await textAt('/shop/')) ?? { 0: '/' };
      for (const page of [
        '/',
        '/en',
        '/shop/',
        product,
        '/drops',
        '/pages/terms',
        '/en/pages/legal-notice',
        '/no-such-page',
        '/offline',
        '/manifest.webmanifest',
        '/en/manifest.webmanifest',
        '/shop/rss.xml',
        '/feeds/google-fr.xml',
        '/emails/unsubscribe',
      ])
        check(page, await textAt(page));

      await fetch(`${url}/newsletter?source=footer`, {
        method: 'POST',
        redirect: 'manual',
        headers: { origin: url, 'content-type': 'application/x-www-form-urlencoded' },
        body: 'emailAddress=lea%40example.com',
      });
      let mail: string | undefined;
      for (let waited = 0; mail === undefined && waited < 30; waited += 1) {
        await sleep(1_000);
        mail = /\/dev\/mail\/[\w-]+/.exec(await textAt('/dev/mail'))?.[0];
      }
      const letter = await textAt(`${mail}/letter`);
      check('the mail of the newsletter', letter);

      const home = await textAt('/');
      const sheets = [...home.matchAll(/href="([^"]+\.css)"/g)].map(([, address = '']) => textAt(address));
      const looks: readonly (readonly [what: string, text: string])[] = [
        ['the pages', `${home}${(await Promise.all(sheets)).join('')}`],
        ['the mail of the newsletter', letter],
        ['the outbox', await textAt('/dev/mail')],
      ];
      for (const [what, text] of looks) {
        tried += 1;
        wrong.push(
          ...unless(!text.includes(colors.garance), `${what} has a colour of ${BRAND_NAME}`),
          ...unless(!text.includes(DISPLAY_FAMILY), `${what} has a face of ${BRAND_NAME}`),
          ...unless(text.includes(FACE_OF_SECOND), `${what} lacks the face of ${SECOND}`),
        );
      }

      const pictureAt = async (address: string) =>
        Buffer.from(await (await fetch(url + address)).arrayBuffer());
      tried += 2;
      wrong.push(
        ...unless((await blackness(await pictureAt('/icons/any-512.png'))) === 1, 'the icon is another'),
        ...unless(
          (await blackness(await pictureAt('/media/og/shop.jpg'))) > 0.1,
          'the share picture has another wordmark',
        ),
      );
    } finally {
      await close();
    }
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
  return {
    tried: `${tried} pages, files, mails and pictures of a second brand`,
    held: 'none shows the first',
    wrong,
  };
}
