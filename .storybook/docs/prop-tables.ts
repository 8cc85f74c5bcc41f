import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { propDocs, type ComponentDocs } from './prop-docs.ts';

const component = /\/packages\/ui\/src\/(?!.*\.(?:stories|test)\.tsx$).*\.tsx$/;

/** Adds the rows that react-docgen misses, and types as they are shown. For a variant, it only knows the default. */
const rowsOf = ({ component: name, rows }: ComponentDocs) => `
{
  const seen = (${name}.__docgenInfo.props ??= {});
  for (const [prop, row] of Object.entries(${JSON.stringify(rows)}))
    seen[prop] = seen[prop]?.tsType ? { ...seen[prop], shown: row.shown } : { ...row, ...seen[prop] };
}`;

/** Adds the variants of `VariantProps<typeof xVariants>` to prop tables, with their values and sentences. */
export const propTables = (): Plugin => ({
  name: 'prop-tables',
  // Runs after react-docgen, which is the first plugin to see the source file.
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

/** Keeps react-docgen, a slow parser, to the files whose props the documentation shows. */
export const docgenOfComponentsAlone = (): Plugin => ({
  name: 'docgen-of-components-alone',
  configResolved({ plugins }) {
    const docgen = plugins.find(({ name }) => name === 'storybook:react-docgen-plugin');
    const transform = docgen?.transform;
    if (!docgen || typeof transform !== 'function')
      throw new Error('Storybook has no react-docgen plugin any more');
    docgen.transform = function (code, id, options) {
      return component.test(id.split('?')[0] ?? id) ? transform.call(this, code, id, options) : undefined;
    };
  },
});
