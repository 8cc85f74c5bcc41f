/** A type as a prop table shows it: in a few words, and unfolded where these name others. */
export type ShownType = { summary: string; detail?: string };

/** Longer types are unfolded on request. */
const MAX_LENGTH = 60;

const COMMENT = /\/\*[\s\S]*?\*\//g;
const OWN_NAME = /\b[A-Z]\w*\b/g;
/** `CartFieldsFragment['subCarts'][number]`. */
const MEMBER = /^(\w+)((?:\['\w+'\]|\[number\])+)$/;
const ITEM_OF_LIST = /^\(typeof (\w+)\)\[number\]$/;

const onOneLine = (code: string) => code.replaceAll(COMMENT, '').replaceAll(/\s+/g, ' ').trim();

/** Moves lines to the left as far as the last one allows. */
function outdented(code: string) {
  const indent = /\n( *)[^\n]*$/.exec(code)?.[1] ?? '';
  return code.replaceAll(`\n${indent}`, '\n');
}

function memberInWords(code: string) {
  const [, owner = '', path = ''] = MEMBER.exec(code) ?? [];
  const names = [...path.matchAll(/'(\w+)'/g)].map(([, name = '']) => name);
  const found = [owner, ...names].join('.');
  return path.endsWith('[number]') ? `one of ${found}` : found;
}

function inWords(code: string) {
  if (MEMBER.test(code)) return memberInWords(code);
  const [, calledWith] = /^Parameters<typeof (\w+)>\[0\]$/.exec(code) ?? [];
  if (calledWith) return `what ${calledWith} takes`;
  const [, partOf] = /^Pick< ?(\w+)/.exec(code) ?? [];
  if (partOf) return `part of ${partOf}`;
  return code.length > MAX_LENGTH && code.includes('{') ? 'object' : code;
}

/**
 * Returns a type as a reader looks for it. `definitionOf` returns how a name is declared, if its file is known: those
 * that a type names are its detail.
 */
export function readableType(code: string, definitionOf: (name: string) => string | undefined): ShownType {
  const whole = onOneLine(code);
  const [, list = ''] = ITEM_OF_LIST.exec(whole) ?? [];
  const items = [...(definitionOf(list) ?? '').matchAll(/'[^']*'/g)].map(([item]) => item);
  if (items.length > 0) return { summary: items.join(' | ') };
  const summary = inWords(whole).replaceAll('readonly ', '');
  const named = MEMBER.test(whole) ? [] : [...new Set(whole.match(OWN_NAME) ?? [])];
  const definitions = named.flatMap((name) => definitionOf(name) ?? []);
  const own = summary === whole.replaceAll('readonly ', '') || MEMBER.test(whole) ? [] : [outdented(code)];
  const detail = [...own, ...definitions].join('\n\n');
  return detail ? { summary, detail } : { summary };
}
