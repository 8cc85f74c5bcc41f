import { useMemo } from 'react';

type Policy = { createHTML: (html: string) => TrustedHTML };
type Policies = { createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => Policy };

/** The only Trusted Types policy that the content security policy permits (`trusted-types` header). */
const policy = (globalThis as { trustedTypes?: Policies }).trustedTypes?.createPolicy('patine-html', {
  createHTML: (html) => html,
});

/** Marks HTML made by the shop, such as that of Markdown, as trusted for the browser. */
export const trusted = (html: string) => policy?.createHTML(html) ?? html;

/** Returns the HTML in the form of React's `dangerouslySetInnerHTML`. */
export const safeHtml = (html: string) => ({ __html: trusted(html) });

/** Memoised, because React writes the HTML again for every new object. */
export const useSafeHtml = (html: string) => useMemo(() => safeHtml(html), [html]);
