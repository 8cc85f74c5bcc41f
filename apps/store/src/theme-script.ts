// What is set before the first paint, or listens from then on. A classic script without imports, which the parser waits for while it
// waits for the style sheet.

// The chosen theme. Pages are cached for everybody: only the browser knows the choice.
{
  const theme = /(?:^|; )theme=(light|dark|contrast)(?:;|$)/.exec(document.cookie)?.[1];
  if (theme) document.documentElement.dataset['theme'] = theme;
  const [light, dark] = document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]');
  if (light && dark) {
    if (theme === 'light') dark.content = light.content;
    if (theme === 'dark') light.content = dark.content;
  }
}

// Lazy pictures begin to load 1,250 px below Chrome's window, and in carousels far beside it. Until somebody scrolls, only those in
// sight do (`pictures.css` in packages/ui), and what is below is not laid out (`lazy-layout`); without scripts the browser keeps its
// distance. A document that is reloaded or returned to is scrolled by the browser, for which the true heights are needed.
if (
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'navigate')
) {
  const { dataset } = document.documentElement;
  dataset['unscrolled'] = '';
  for (const type of ['scroll', 'beforeprint'])
    addEventListener(type, () => delete dataset['unscrolled'], { once: true, capture: true, passive: true });
}

// Parts of the page that are used before the other scripts are there are hydrated first (`deferred-hydration.ts`).
for (const type of ['pointerdown', 'focusin', 'input'])
  addEventListener(
    type,
    ({ target }) =>
      target instanceof Element && target.closest('[data-deferred]')?.setAttribute('data-interacted', ''),
    { capture: true, passive: true },
  );
