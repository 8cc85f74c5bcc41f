import type { ReactNode } from 'react';

export type VisuallyHiddenProps = {
  /** Words for those who listen, where the eye has them from the picture. */
  children: ReactNode;
};

export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className="sr-only">{children}</span>;
}
