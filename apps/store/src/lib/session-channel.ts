/** What became of the session in another tab of this browser. */
export type SessionChange = 'opened' | 'ended';

// One for the tab: a channel does not hear what it says itself.
const channel = new BroadcastChannel('session');

/** Tells every other tab. */
export const notifyTabs = (change: SessionChange) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin: ours
  channel.postMessage(change);
};

export function onOtherTabs(hear: (change: SessionChange) => void) {
  channel.addEventListener('message', ({ data }: MessageEvent<SessionChange>) => hear(data));
}
