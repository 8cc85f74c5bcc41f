import { useStore } from '../../lib/store-context.tsx';

/** What countdowns start from: when their drop was read, or the date that a preview shows the shop at. */
export const useDropClock = (readAt: number) => ({ renderedAt: useStore().shownAt ?? readAt });
