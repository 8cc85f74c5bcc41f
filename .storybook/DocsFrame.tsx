import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useLayoutEffect, type PropsWithChildren } from 'react';
import { useGlobal } from './docs/use-global.ts';
import { themeNamed } from './theme.ts';

/** How long what lies above a part may still be drawn, in ms. */
const DRAWN_AFTER = 4000;

/** Goes to the part of the page that the address names, and again when what lies above it is drawn later. */
function usePartInAddress() {
  useEffect(() => {
    const id = decodeURIComponent(new URL(window.parent.location.href).hash.slice(1));
    if (!id) return undefined;
    const drawn = new ResizeObserver(() => document.getElementById(id)?.scrollIntoView());
    drawn.observe(document.body);
    const stop = () => drawn.disconnect();
    const late = setTimeout(stop, DRAWN_AFTER);
    const touches = ['wheel', 'pointerdown', 'keydown'];
    for (const touch of touches) window.addEventListener(touch, stop, { once: true });
    return () => {
      stop();
      clearTimeout(late);
      for (const touch of touches) window.removeEventListener(touch, stop);
    };
  }, []);
}

/** A page of documentation in the theme that the toolbar shows. */
export default function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const theme = String(useGlobal(context.channel, 'theme') ?? 'light');
  usePartInAddress();
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return (
    <DocsContainer context={context} theme={themeNamed(theme)}>
      {children}
    </DocsContainer>
  );
}
