/** A change of session in another tab of this browser. */
export type SessionChange = 'opened' | 'ended';

// One channel per tab: a channel does not receive its own messages.
const channel = new BroadcastChannel('session');

/** Notifies every other tab. */
export const notifyTabs = (change: SessionChange) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel is same-origin
  channel.postMessage(change);
};

export function onOtherTabs(listener: (change: SessionChange) => void) {
  channel.addEventListener('message', ({ data }: MessageEvent<SessionChange>) => listener(data));
}
