/**
 * Tells who develops what content or a caller got wrong; a shopper sees the quiet fallback alone.
 * `console.error` and no throw: one bad block must not take the page with it.
 */
export function devWarning(component: string, problem: string): void {
  // oxlint-disable-next-line no-console -- the loud half of the fallback, left out of production builds
  if (import.meta.env.DEV) console.error(`<${component}> ${problem}`);
}
