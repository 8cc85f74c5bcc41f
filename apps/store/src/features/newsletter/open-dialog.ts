/** Open sheets and dialogs, which nothing may cover. */
const OPEN = '[role="dialog"][data-state="open"]';

export const isDialogOpen = () => document.querySelector(OPEN) !== null;

/** Calls back when dialogs may have opened or closed; they are children of the body or follow their button. */
export function onDialogs(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
