import type { ReactNode } from 'react';

/** Why a preview does not show what is on the screen. Its line is kept free, so that the preview stays where it is. */
export const PreviewNote = ({ children }: { children: ReactNode }) => (
  <output className="mb-2 block min-h-5 text-sm text-ink-soft">{children}</output>
);
