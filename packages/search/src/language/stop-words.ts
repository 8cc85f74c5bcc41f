import type { Language } from './plurals.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/**
 * Folded words that a match need not have. Colours, sizes and negations are not stop words. A word that also says nothing
 * where texts are understood stands in `functionWords` of `understanding/languages` too.
 */
export const stopWords: Record<Language, ReadonlySet<string>> = {
  fr: words(`
    a au aux avec ce ces cet cette chez d dans de des du elle en es est et eux il ils je l la le les leur leurs lui ma
    mais me mes moi mon ne nos notre nous on ou par pas pour qu que qui sa se ses son sont sur ta te tes toi ton tu un
    une vos votre vous y
  `),
  en: words(`
    a am an and any are as at be but by can did do does for from had has have he her his how i if in into is it its me
    my of on or our she so some that the their them then there these they this those to was we were what when where
    which who will with you your
  `),
};
