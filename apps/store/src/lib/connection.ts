type Connection = { saveData?: boolean; effectiveType?: string };

/** True where bytes are dear: a data saver is on, or the network is of the second generation. */
export const isDear = ({ saveData, effectiveType }: Connection = {}): boolean =>
  saveData === true || effectiveType?.endsWith('2g') === true;

export const isConnectionDear = (): boolean => isDear((navigator as { connection?: Connection }).connection);
