import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseAst, type Plugin } from 'vite';

const PREFIX = 'virtual:block-types/';

const fileOf = (name: string) => fileURLToPath(new URL(`../src/cms/${name}.tsx`, import.meta.url));

/** The names of the object that a file of block views exports: `export const textBlocks = { quote: … }`. */
export function blockTypesIn(code: string): string[] {
  for (const statement of parseAst(code, { lang: 'tsx' }).body) {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration')
      continue;
    const value = statement.declaration.declarations[0]?.init;
    const object = value?.type === 'TSSatisfiesExpression' ? value.expression : value;
    if (object?.type !== 'ObjectExpression') continue;
    return object.properties.map((property) => {
      if (property.type === 'Property' && !property.computed && property.key.type === 'Identifier')
        return property.key.name;
      throw new Error('A view of a block is written under its type: { quote: Quote }');
    });
  }
  throw new Error('A file of block views exports one object: export const textBlocks = { … }');
}

/** `virtual:block-types/text-blocks`: the types of a file, for pages that load its code only where one of them is shown. */
export const blockTypes = (): Plugin => ({
  name: 'block-types',
  resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
  async load(id) {
    if (!id.startsWith(`\0${PREFIX}`)) return;
    const file = fileOf(id.slice(PREFIX.length + 1));
    this.addWatchFile(file);
    return `export default ${JSON.stringify(blockTypesIn(await readFile(file, 'utf8')))};`;
  },
});
