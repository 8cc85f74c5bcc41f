type Connection = { saveData?: boolean; effectiveType?: string };

/** True where data is expensive or slow: data saver is on, or the network is 2G. */
export const isLimitedConnection = ({ saveData, effectiveType }: Connection = {}): boolean =>
  saveData === true || effectiveType?.endsWith('2g') === true;

export const isConnectionLimited = (): boolean =>
  isLimitedConnection((navigator as { connection?: Connection }).connection);
