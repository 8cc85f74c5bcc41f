/** Scroll depth in pixels, about two phone screens, that counts as reading. */
const READ_PX = 1_200;

let isReading = false;

/** The router's index in the history, or a page opened from another page of the shop. */
const isSecondPage = () =>
  ((history.state as { idx?: number } | null)?.idx ?? 0) > 0 ||
  document.referrer.startsWith(`${location.origin}/`);

export function onScroll(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
}

/** True from a visitor's second page on, after scrolling. */
export function isPromptDue(): boolean {
  isReading ||= scrollY > READ_PX && isSecondPage();
  return isReading;
}

export const dismissPrompt = () => false;
