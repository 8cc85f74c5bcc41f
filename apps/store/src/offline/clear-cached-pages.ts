import { CLEAR } from './worker-message.ts';

/**
 * Has the service worker forget which pages were looked at: whoever comes to this browser next is somebody else.
 * It does so by itself once it is asked; a browser without one kept nothing.
 */
export async function clearCachedPages() {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  registration?.active?.postMessage(CLEAR, { transfer: [] });
}
