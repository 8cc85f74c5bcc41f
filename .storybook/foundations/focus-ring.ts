import type { CSSProperties } from 'react';

/** The ring of the keyboard's focus, for samples that are not focused. */
export const FOCUS_RING = { outline: '2px solid var(--focus)', outlineOffset: 2 } satisfies CSSProperties;
