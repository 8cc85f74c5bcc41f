/** The visitor's theme, which `theme-script.ts` set before the first paint; empty for the system's. */
export const chosenTheme = () => document.documentElement.dataset['theme'] ?? '';
