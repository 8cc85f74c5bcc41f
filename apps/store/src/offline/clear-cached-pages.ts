import { CLEAR } from './worker-message.ts';

/**
 * Makes the service worker delete its cached pages, because the next visitor of this browser may be another person. Without an active
 * worker there is nothing to delete.
 */
export async function clearCachedPages() {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  registration?.active?.postMessage(CLEAR, { transfer: [] });
}
