import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** A screenshot must wait for fonts that the shop swaps in when they arrive. */
const withBlockingFonts = (css: string) => css.replaceAll(/font-display:\s*swap/g, 'font-display:block');

/** Serves a built Storybook on a port of the loopback interface. */
export const serveStorybook = (folder: string, port: number) =>
  new Promise<{ url: string; close: () => void }>((resolve) => {
    const server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const file = path.join(folder, path.normalize(decodeURIComponent(pathname)));
      if (!existsSync(file) || !statSync(file).isFile()) {
        response.writeHead(404).end();
        return;
      }
      response.writeHead(200, {
        'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
        'cache-control': 'max-age=3600',
      });
      if (path.extname(file) === '.css') response.end(withBlockingFonts(readFileSync(file, 'utf8')));
      else createReadStream(file).pipe(response);
    });
    server.listen(port, '127.0.0.1', () =>
      resolve({ url: `http://127.0.0.1:${port}`, close: () => server.closeAllConnections() }),
    );
    server.unref();
  });

type Entry = { id: string; type: string; title: string; name: string; tags?: string[] };
type Index = { entries: Record<string, Entry> };

export type VisualStory = { id: string; title: string };

/** Lists the stories of a built Storybook except those tagged `width`, which only set another viewport. */
export const storiesIn = (folder: string): VisualStory[] => {
  const { entries } = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')) as Index;
  return Object.values(entries)
    .filter(({ type, tags = [] }) => type === 'story' && !tags.includes('width'))
    .map(({ id, title, name }) => ({ id, title: `${title} / ${name}` }));
};
