/**
 * Base words of common leaked passwords in both languages. The password rules require a capital, a digit and a sign,
 * so that the lookup first removes these usual additions.
 */
const WORDS = new Set(
  `password passwort passe motdepasse monmotdepasse azerty azertyuiop qwerty qwertyuiop qwertz qsdfgh asdfgh
  asdf zxcvbn wxcvbn abc abcd abcde abcdef abcdefg abcdefgh abcabc aaa aaaa welcome bienvenue bonjour bonsoir
  salut coucou hello letmein login admin administrator administrateur root user test tester testing demo guest
  invite changeme changemoi default secret master access service support temp temporary iloveyou jetaime loulou
  doudou chouchou cheri cherie moncoeur soleil sunshine princess princesse amour love lover monkey dragon tigre
  tiger lion shadow superman batman pokemon starwars football soccer baseball basketball marseille paris lyon
  france olympique psg monamour famille family maman papa summer winter spring autumn ete hiver printemps
  automne january february april june july august september october november december janvier fevrier avril
  juin juillet aout septembre octobre novembre decembre monday friday lundi vendredi nicolas thomas julien
  camille marie julie alexandre michael jessica charlie jordan daniel ashley freedom whatever trustno google
  facebook apple samsung computer ordinateur internet money vintage patine fripe shopping mode fashion chanel
  michel isabelle caroline chocolat chocolate cookie vanille flower fleur butterfly papillon minou chaton
  passwordpassword qweasd qazwsx zaqxsw azer azerqsdf`.split(/\s+/),
);

const SIGNS: Readonly<Record<string, string>> = {
  '@': 'a',
  $: 's',
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '5': 's',
  '!': 'i',
};

/** Returns the text from its first letter to its last. */
const withoutEdges = (text: string) => /\p{L}(?:.*\p{L})?/su.exec(text)?.[0] ?? '';
const withLetters = (text: string) => text.replace(/[@$0135!]/g, (sign) => SIGNS[sign] ?? sign);

/**
 * Tells whether a password is a common word with the usual additions.
 * @example isCommonPassword('P@ssw0rd2024!') // true
 * @example isCommonPassword('Mot-de-Passe-1') // true: signs between letters do not count
 * @example isCommonPassword('Trois-vestes-9') // false
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const readings = [withoutEdges(plain), withLetters(plain), withLetters(withoutEdges(plain))];
  return readings.some((reading) => WORDS.has(reading.replace(/[^\p{L}]+/gu, '')));
}
