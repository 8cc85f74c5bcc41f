const CHANNEL = 'cart';

/** Tells every other tab of this browser that the cart has changed. */
export function notifyOtherTabs() {
  const channel = new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin: ours
  channel.postMessage(null);
  channel.close();
}

/** Calls back when another tab has changed the cart; answers how to stop. */
export function onOtherTab(changed: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', changed);
  return () => channel.close();
}
