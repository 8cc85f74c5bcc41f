export type Labelled = { label: string };

/** As people type: no capitals, no accents, no more than one space. */
const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase();

/** More than a list that one narrows needs to show. */
const most = 100;

/** Options that hold what was typed: those that begin with it first, then those where a word does, then the rest. */
export function matchOptions<Option extends Labelled>(options: readonly Option[], typed: string): Option[] {
  const wanted = plain(typed);
  if (wanted === '') return options.slice(0, most);
  const ranked: Option[][] = [[], [], []];
  for (const option of options) {
    const place = plain(option.label).indexOf(wanted);
    if (place === 0) ranked[0]!.push(option);
    else if (place > 0) ranked[/[\s'’-]/.test(plain(option.label)[place - 1]!) ? 1 : 2]!.push(option);
  }
  return ranked.flat().slice(0, most);
}
