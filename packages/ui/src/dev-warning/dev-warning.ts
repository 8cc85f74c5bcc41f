/**
 * Warns developers of invalid content or props. Shoppers only see the fallback. It logs instead of throwing, so that
 * one bad block does not break the page.
 */
export function devWarning(component: string, problem: string): void {
  // oxlint-disable-next-line no-console -- development only, removed from production builds
  if (import.meta.env.DEV) console.error(`<${component}> ${problem}`);
}
