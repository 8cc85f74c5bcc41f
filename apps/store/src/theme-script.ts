// Sets the chosen theme on the root element before the first paint. Pages are cached for everybody: only the browser knows
// the choice. A classic script without imports, which the parser waits for while it waits for the style sheet.

{
  const theme = /(?:^|; )theme=(light|dark|contrast)(?:;|$)/.exec(document.cookie)?.[1];
  if (theme) document.documentElement.dataset['theme'] = theme;
  const [light, dark] = document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]');
  if (light && dark) {
    if (theme === 'light') dark.content = light.content;
    if (theme === 'dark') light.content = dark.content;
  }
}
