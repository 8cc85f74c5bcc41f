/** Listeners in this process only; other processes find the event by polling. */
const sleepers = new Set<() => void>();

export const onNotification = (listener: () => void) => {
  sleepers.add(listener);
  return () => void sleepers.delete(listener);
};

/** Wakes the relays after an insert. Calling it before the commit is safe: the poller reads again every half second. */
export const notifyRelays = () => {
  for (const listener of sleepers) listener();
};
