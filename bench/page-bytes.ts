import { brotliCompressSync, gzipSync } from 'node:zlib';

type Sizes = { plain: number; gzip: number; brotli: number };

const kb = (bytes: number) => Math.round(bytes / 102.4) / 10;
const sizes = (parts: Buffer[]): Sizes => ({
  plain: kb(parts.reduce((sum, part) => sum + part.length, 0)),
  gzip: kb(parts.reduce((sum, part) => sum + gzipSync(part, { level: 9 }).length, 0)),
  brotli: kb(parts.reduce((sum, part) => sum + brotliCompressSync(part).length, 0)),
});

const fetchBuffer = async (url: string) => Buffer.from(await (await fetch(url)).arrayBuffer());

/** Returns the bytes of the document and of every script that it loads at first, including preloaded ones. */
export async function pageBytes(origin: string, address: string) {
  const html = await fetchBuffer(origin + address);
  const scripts = new Set(
    [...html.toString('utf8').matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map((match) => match[1]),
  );
  return {
    htmlKb: sizes([html]),
    scriptKb: sizes(await Promise.all([...scripts].map((script) => fetchBuffer(origin + script)))),
  };
}
