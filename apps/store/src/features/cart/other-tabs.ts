const CHANNEL = 'cart';

/** Notifies every other tab that the cart has changed. */
export function notifyOtherTabs() {
  const channel = new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel is same-origin
  channel.postMessage(null);
  channel.close();
}

/** Calls back when another tab has changed the cart; returns an unsubscribe function. */
export function onOtherTab(changed: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', changed);
  return () => channel.close();
}
