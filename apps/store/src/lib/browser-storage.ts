/** Local storage that is never sent to the server. A browser may refuse to store; then the value is lost. */
export function remember(key: string, text: string) {
  try {
    if (text === '') localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Storage is full or disabled.
  }
}

export function remembered(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Keys that reveal who used the browser; display preferences are not among them. */
const PERSONAL = [
  'searches',
  'viewed',
  'garments',
  'measures',
  'pending-heart',
  'pending-offer',
  'way-on',
  'voter',
];

export const clearPersonalData = () => PERSONAL.forEach((key) => remember(key, ''));
