import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { propDocs, type ComponentDocs } from './prop-docs.ts';

const component = /\/packages\/ui\/src\/(?!.*\.(?:stories|test)\.tsx$).*\.tsx$/;

/** Gives a component the rows that react-docgen did not see; of a variant it knows the default alone. */
const rowsOf = ({ component: name, rows }: ComponentDocs) => `
{
  const seen = (${name}.__docgenInfo.props ??= {});
  for (const [prop, row] of Object.entries(${JSON.stringify(rows)}))
    if (!seen[prop]?.tsType) seen[prop] = { ...row, ...seen[prop] };
}`;

/** Prop tables list the variants of `VariantProps<typeof xVariants>`, with their values and their sentence. */
export const propTables = (): Plugin => ({
  name: 'prop-tables',
  // After react-docgen, which comes first among those that see a file as it was written.
  enforce: 'pre',
  transform(code, id) {
    const file = id.split('?')[0] ?? id;
    if (!component.test(file)) return undefined;
    const seen = propDocs(readFileSync(file, 'utf8'), file).filter(({ component: name }) =>
      code.includes(`;${name}.__docgenInfo=`),
    );
    return seen.length > 0 ? { code: code + seen.map(rowsOf).join(''), map: null } : undefined;
  },
});
