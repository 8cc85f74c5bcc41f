/** What this browser remembers for its visitor and tells nobody. A browser may refuse: then it forgets. */
export function remember(key: string, text: string) {
  try {
    if (text === '') localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Full, or switched off.
  }
}

export function remembered(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** What tells of whoever was here; how the shop is to look for them may stay. */
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
