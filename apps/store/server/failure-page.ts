import type { Locale } from '@patine/core';
import en from '../src/i18n/en.json' with { type: 'json' };
import fr from '../src/i18n/fr.json' with { type: 'json' };
import { paths } from '../src/paths.ts';

const words = { fr, en };

/** The page for when no page can be made: it needs no script, no style sheet and no data. */
export function failurePage(status: number, locale: Locale): string {
  const kind = status === 503 || status === 429 ? 'away' : status < 500 ? 'notFound' : 'unknown';
  const text = words[locale];
  const title = text[`error.${kind}.title`];
  return (
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${title} · Patine</title>` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><style>` +
    'body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;text-align:center;' +
    'background:#faf7f2;color:#1c1917;font:16px/1.5 system-ui,sans-serif;padding:2rem}' +
    'b{font:italic 500 2.5rem/1 Georgia,serif;border-bottom:2px dashed #a63d2f;padding-bottom:.4rem}' +
    'h1{font:400 1.9rem/1.15 Georgia,serif;margin:2.5rem 0 .5rem}p{color:#6b6259;max-width:32em}' +
    'a{color:#fff;background:#a63d2f;padding:.9rem 1.75rem;font-weight:600;text-decoration:none;border-radius:2px}' +
    `</style></head><body><main><b>Patine</b><h1>${title}</h1><p>${text[`error.${kind}.text`]}</p>` +
    `<p><a href="${paths.home(locale)}">${text['error.backHome']}</a></p></main></body></html>`
  );
}
