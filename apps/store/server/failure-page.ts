import { createHash } from 'node:crypto';
import { BRAND_NAME } from '@patine/brand';
import { DISPLAY_FONT, FACE_RULES, TEXT_FONT } from '@patine/brand/faces';
import { escapeXml, type Locale } from '@patine/core';
import { colors, darkColors } from '@patine/brand/colors';
import { paths } from '../src/paths.ts';
import { messageIn } from './messages.ts';

const STYLE =
  FACE_RULES +
  ':root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-items:center;box-sizing:border-box;padding:1rem;text-align:center;' +
  `background:${colors.ecru};color:${colors.ink};font:16px/1.5 ${TEXT_FONT}}` +
  // A label, stitched along its edge.
  `main{box-sizing:border-box;width:min(100%,46rem);padding:clamp(3rem,9vw,6rem) clamp(1.5rem,6vw,5rem);background:${colors.surface};outline:1px dashed ${colors.field};outline-offset:-.75rem}` +
  `b{display:inline-block;font:italic 500 2.5rem/1 ${DISPLAY_FONT};border-bottom:2px dashed ${colors.garance};padding-bottom:.4rem}` +
  `h1{font:400 clamp(1.9rem,5vw,3rem)/1.1 ${DISPLAY_FONT};margin:2.5rem 0 .75rem}h1,p{text-wrap:balance}p{color:${colors.muted};max-width:32em;margin-inline:auto}h1+p{font-size:1.125rem}` +
  `a{display:inline-block;margin-top:1rem;color:${colors.onFill};background:${colors.garance};padding:.9rem 1.75rem;font-weight:600;text-decoration:none;border-radius:2px}` +
  `a+a{display:block;width:fit-content;margin:0 auto;color:inherit;background:none;text-decoration:underline;text-underline-offset:.25em}` +
  `@media screen and (prefers-color-scheme:dark){body{background:${darkColors.ecru};color:${darkColors.ink}}main{background:${darkColors.surface};outline-color:${darkColors.field}}b{border-color:${darkColors.garance}}` +
  `p{color:${darkColors.muted}}a:first-child{background:${darkColors.garanceFill}}}`;

/** Hash of the inline style, for the content security policy. */
export const FAILURE_STYLE_HASH = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

/** The code that a visitor can give the shop: the id of the request, which logs contain. */
const codeLine = (locale: Locale, requestId: string) =>
  `<p><small>${messageIn(locale, 'error.code').replace('{code}', `<code>${escapeXml(requestId)}</code>`)}</small></p>`;

/** After a failure, the same address again comes before the home page; a page that does not exist leads home alone. */
const nextLinks = (isMissing: boolean, locale: Locale) =>
  (isMissing ? '' : `<a href="">${messageIn(locale, 'failure.retry')}</a>`) +
  `<a href="${paths.home(locale)}">${messageIn(locale, 'error.backHome')}</a>`;

/**
 * The page shown when rendering fails: it needs no script, style sheet or data, and reads well without its faces. With the
 * id of a request it tells it as a code.
 */
export function failurePage(status: number, locale: Locale, requestId?: string): string {
  const kind = status === 503 || status === 429 ? 'away' : status < 500 ? 'notFound' : 'unknown';
  const title = messageIn(locale, `error.${kind}.title`);
  return (
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${title} · ${escapeXml(BRAND_NAME)}</title>` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><style>${STYLE}</style></head><body><main><b>${escapeXml(BRAND_NAME)}</b><h1>${title}</h1><p>${messageIn(locale, `error.${kind}.text`)}</p>` +
    `<p>${nextLinks(kind === 'notFound', locale)}</p>${requestId !== undefined && status >= 500 ? codeLine(locale, requestId) : ''}</main></body></html>`
  );
}
