const VOWEL = /^[aeiouhàâäéèêëîïôöùûüœ]/i;

/** True if French writes « d’ » instead of « de » before a name: Annette, Hélène, Indigo. */
export const isElided = (name: string) => VOWEL.test(name);
