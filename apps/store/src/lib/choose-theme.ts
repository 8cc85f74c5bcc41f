import { THEME_COOKIE_DAYS } from '@patine/core';
import { removeBrowserCookie, setBrowserCookie, THEME_CHOICE } from './cookies.ts';
import { THEME_COLORS } from './theme-colors.ts';

const isScheme = (theme: string): theme is keyof typeof THEME_COLORS => theme in THEME_COLORS;

const CHOSEN = 'themechosen';

/** Calls the listener when a theme is chosen anywhere on the page. Returns a function that stops it. */
export function onThemeChosen(listener: () => void) {
  addEventListener(CHOSEN, listener);
  return () => removeEventListener(CHOSEN, listener);
}

/** Shows a theme at once and stores it for the next pages; the system’s for an empty one. */
export function chooseTheme(theme: string) {
  const { dataset } = document.documentElement;
  if (theme) {
    dataset['theme'] = theme;
    setBrowserCookie(THEME_CHOICE, theme, THEME_COOKIE_DAYS);
  } else {
    delete dataset['theme'];
    removeBrowserCookie(THEME_CHOICE);
  }
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const own = meta.media.includes('dark') ? 'dark' : 'light';
    meta.content = THEME_COLORS[isScheme(theme) ? theme : own];
  }
  dispatchEvent(new Event(CHOSEN));
}
