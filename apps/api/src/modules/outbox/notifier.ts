/** Relays of this process that wait for work. */
const sleepers = new Set<() => void>();

export const onNotification = (listener: () => void) => {
  sleepers.add(listener);
  return () => void sleepers.delete(listener);
};

/** Tells the relays that something was written. Before the commit it is harmless: they look again soon after. */
export const notifyRelays = () => {
  for (const listener of sleepers) listener();
};
