/** Relays of this process that wait for work. */
const sleepers = new Set<() => void>();

export const onWake = (listener: () => void) => {
  sleepers.add(listener);
  return () => void sleepers.delete(listener);
};

/** Tells the relays that something was written. Before the commit it is harmless: they look again soon after. */
export const wakeRelays = () => {
  for (const listener of sleepers) listener();
};
