import type { Plugin } from 'vite';

/** Code of a language that does not exist. */
export const THIRD = 'xx';

const CONSTANTS = /\/packages\/core\/src\/constants\.ts$/;

function replaced(code: string, from: string, to: string) {
  if (!code.includes(from)) throw new Error(`The list of languages was not found: no ${from}`);
  return code.replace(from, to);
}

/** Adds that language to the list of languages, where a real one would be added. */
export const listThirdLanguage = (): Plugin => ({
  name: 'list-third-language',
  enforce: 'pre',
  transform(code, id) {
    if (!CONSTANTS.test(id)) return;
    const listed = replaced(code, "LOCALES = ['fr', 'en']", `LOCALES = ['fr', 'en', '${THIRD}']`);
    const named = replaced(listed, "en: 'English' }", `en: 'English', ${THIRD}: 'Ŧřōïšïēɱē' }`);
    return replaced(named, "en: 'en-US' }", `en: 'en-US', ${THIRD}: 'fr-FR' }`);
  },
});
