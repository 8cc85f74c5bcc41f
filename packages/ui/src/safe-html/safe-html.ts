import { useMemo } from 'react';

type Policy = { createHTML: (html: string) => TrustedHTML };
type Policies = { createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => Policy };

/** The one door that the policy of pages leaves for HTML (`trusted-types` among their headers). */
const policy = (globalThis as { trustedTypes?: Policies }).trustedTypes?.createPolicy('patine-html', {
  createHTML: (html) => html,
});

/** HTML that the shop made, such as that of Markdown without its author's tags, as a browser takes it. */
export const trusted = (html: string) => policy?.createHTML(html) ?? html;

/** The same for React to write as it is. */
export const safeHtml = (html: string) => ({ __html: trusted(html) });

/** One object for as long as the words are the same: React writes again what is another object. */
export const useSafeHtml = (html: string) => useMemo(() => safeHtml(html), [html]);
