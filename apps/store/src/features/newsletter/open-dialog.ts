/** Sheets and dialogs of the shop, whose focus nothing may cover. */
const OPEN = '[role="dialog"][data-state="open"]';

export const isDialogOpen = () => document.querySelector(OPEN) !== null;

/** They are added to the body's end, or right after their button. */
export function onDialogs(tell: () => void): () => void {
  const observer = new MutationObserver(tell);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
