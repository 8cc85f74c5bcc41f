import { BOOT_ID, PAGE_ID, ROOT_ID, type BootData } from '../src/lib/boot.ts';
import type { PageAssets } from './assets.ts';

const pageStart = `<div id="${PAGE_ID}"`;

/** JSON that may stand inside a script element. */
const dataBlock = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c');

/** React puts titles and links of a page before its first element: they belong in the head. */
function splitHead(html: string): [string, string] {
  const at = html.indexOf(pageStart);
  return at < 0 ? ['', html] : [html.slice(0, at), html.slice(at)];
}

/** The whole document. Nothing in it is an executable inline script. */
export function writeDocument(html: string, boot: BootData, assets: PageAssets): string {
  const [head, body] = splitHead(html);
  return (
    `<!doctype html><html lang="${boot.locale}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="theme-color" content="#faf7f2">` +
    `${head}${assets.head}</head><body><div id="${ROOT_ID}">${body}</div>` +
    `<script type="application/json" id="${BOOT_ID}">${dataBlock(boot)}</script>${assets.script}</body></html>`
  );
}
