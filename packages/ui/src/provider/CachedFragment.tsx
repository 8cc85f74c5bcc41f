import type { ReactElement } from 'react';
import { useUi } from './UiProvider.tsx';

export type CachedFragmentProps = {
  /** Returns a key of everything that the fragment shows; only called on the server. */
  shows: () => string;
  /** The fragment. It must not depend on ids or on the page around it. */
  children: ReactElement;
};

/** A fragment that many pages share, rendered once when the server caches its HTML. */
export function CachedFragment({ shows, children }: CachedFragmentProps) {
  const { cachedHtml } = useUi();
  if (!cachedHtml) return <div>{children}</div>;
  return <div dangerouslySetInnerHTML={{ __html: cachedHtml(shows(), children) }} />;
}
