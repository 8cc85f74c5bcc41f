import type { ReactElement } from 'react';
import { useUi } from './UiProvider.tsx';

export type CachedFragmentProps = {
  /** Says everything that the part shows; asked for by a server alone. */
  shows: () => string;
  /** The part. It takes no id and nothing of the page around it. */
  children: ReactElement;
};

/** A part that many pages share: where a server keeps its HTML, it is rendered once. */
export function CachedFragment({ shows, children }: CachedFragmentProps) {
  const { keptHtml } = useUi();
  if (!keptHtml) return <div>{children}</div>;
  return <div dangerouslySetInnerHTML={{ __html: keptHtml(shows(), children) }} />;
}
