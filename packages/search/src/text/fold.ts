const ligatures: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', đ: 'd', ł: 'l', ı: 'i' };

const notAscii = /[^\0-\x7f]/;
const marks = /\p{M}+/gu;
const unfoldable = /[œæßøđłı]/g;

/** Lower case without accents or ligatures: "Œuvre d'été" becomes "oeuvre d'ete". */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (!notAscii.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(marks, '')
    .replace(unfoldable, (letter) => ligatures[letter] ?? letter)
    .replaceAll(/[’ʼ‘′]/g, "'");
}
