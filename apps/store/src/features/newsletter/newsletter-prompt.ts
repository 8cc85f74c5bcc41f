/** Two phones' screens: whoever has come so far is reading. */
const READ_PX = 1_200;

let isReading = false;

/** The browser's own place in its history, kept by the router; and pages that were opened from another one. */
const isSecondPage = () =>
  ((history.state as { idx?: number } | null)?.idx ?? 0) > 0 ||
  document.referrer.startsWith(`${location.origin}/`);

export function onScroll(tell: () => void): () => void {
  addEventListener('scroll', tell, { passive: true });
  return () => removeEventListener('scroll', tell);
}

/** True from a visitor's second page on, once they have read down it: nobody is asked at the door. */
export function isPromptDue(): boolean {
  isReading ||= scrollY > READ_PX && isSecondPage();
  return isReading;
}

export const dismissPrompt = () => false;
