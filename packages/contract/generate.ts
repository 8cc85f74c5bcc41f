/** Generates src/generated from graphql/: types for store and api, operations as typed strings, and their manifest. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { codegen } from '@graphql-codegen/core';
import type { CodegenPlugin } from '@graphql-codegen/plugin-helpers';
import * as operationTypes from '@graphql-codegen/typescript-operations';
import * as resolverTypes from '@graphql-codegen/typescript-resolvers';
import * as schemaTypes from '@graphql-codegen/typescript';
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  Kind,
  concatAST,
  parse,
  print,
  stripIgnoredCharacters,
  visit,
} from 'graphql';

const root = import.meta.dirname;
const banner = '// Written by generate.ts from graphql/. Change it there.\n';

const readFolder = async (folder: string) => {
  const names = (await readdir(`${root}/${folder}`)).filter((name) => name.endsWith('.graphql')).sort();
  return concatAST(
    await Promise.all(names.map(async (name) => parse(await readFile(`${root}/${folder}/${name}`, 'utf8')))),
  );
};

const config = {
  scalars: { DateTime: 'string', Date: 'string' },
  enumsAsTypes: true,
  useTypeImports: true,
  skipTypename: true,
};

const typesOf = (schema: DocumentNode, document: DocumentNode | null, plugins: [CodegenPlugin, object][]) =>
  codegen({
    filename: 'generated.ts',
    schema,
    documents: document ? [{ location: 'operations', document }] : [],
    config,
    plugins: plugins.map(([, options], index) => ({ [index]: options })),
    pluginMap: Object.fromEntries(plugins.map(([plugin], index) => [index, plugin])),
  });

/** Text of an operation or a fragment on one line. */
const lineOf = (node: OperationDefinitionNode | FragmentDefinitionNode) =>
  stripIgnoredCharacters(print(node));

/** The fragments that an operation uses, directly or through others. */
const fragmentsOf = (
  operation: OperationDefinitionNode,
  fragments: Map<string, FragmentDefinitionNode>,
): FragmentDefinitionNode[] => {
  const reached = new Set<FragmentDefinitionNode>();
  const collect = (node: OperationDefinitionNode | FragmentDefinitionNode): void => {
    visit(node, {
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value);
        if (!fragment) throw new Error(`Unknown fragment ${name.value}`);
        if (!reached.has(fragment)) {
          reached.add(fragment);
          collect(fragment);
        }
      },
    });
  };
  collect(operation);
  return [...reached];
};

const schema = await readFolder('graphql');
const documents = await readFolder('graphql/operations');
const fragments = new Map<string, FragmentDefinitionNode>();
for (const node of documents.definitions)
  if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);

const manifest: Record<string, string> = {};
/** One module per operation and fragment: a page of the store bundles only what it uses, and a shared fragment once. */
const modules: { name: string; source: string }[] = [];
for (const node of documents.definitions) {
  if (node.kind !== Kind.OPERATION_DEFINITION || !node.name) continue;
  const used = fragmentsOf(node, fragments);
  const text = [node, ...used].map(lineOf).join('');
  const name = node.name.value;
  const kind = node.operation === 'mutation' ? 'Mutation' : 'Query';
  manifest[createHash('sha256').update(text).digest('hex')] = text;
  const names = used.map((fragment) => fragment.name.value);
  modules.push({
    name: `${name}Document`,
    source: `${banner}import type { Operation, ${name}${kind}, ${name}${kind}Variables } from '../operation-types.ts';
${names.map((fragment) => `import { ${fragment} } from '../fragments/${fragment}.ts';\n`).join('')}
export const ${name}Document =
  (${[JSON.stringify(lineOf(node)), ...names].join(' + ')}) as Operation<${name}${kind}, ${name}${kind}Variables>;
`,
  });
}

const operationTypeText = [
  banner,
  await typesOf(schema, documents, [[operationTypes, {}]]),
  '/** The text of an operation, typed with its variables and its result. */',
  'export type Operation<Result, Variables> = string & { readonly types?: (variables: Variables) => Result };\n',
].join('\n');

const operations = [
  banner,
  "export type * from './operation-types.ts';",
  ...modules.map(({ name }) => `export { ${name} } from './operations/${name}.ts';`),
  '',
].join('\n');

const resolvers =
  banner +
  (await typesOf(schema, null, [
    [schemaTypes, {}],
    [resolverTypes, { defaultMapper: 'Partial<{T}>' }],
  ]));

for (const folder of ['operations', 'fragments']) {
  await rm(`${root}/src/generated/${folder}`, { recursive: true, force: true });
  await mkdir(`${root}/src/generated/${folder}`, { recursive: true });
}
await Promise.all([
  writeFile(`${root}/src/generated/operation-types.ts`, operationTypeText),
  writeFile(`${root}/src/generated/operations.ts`, operations),
  ...modules.map(({ name, source }) => writeFile(`${root}/src/generated/operations/${name}.ts`, source)),
  ...[...fragments].map(([name, node]) =>
    writeFile(
      `${root}/src/generated/fragments/${name}.ts`,
      `${banner}export const ${name} =\n  ${JSON.stringify(lineOf(node))};\n`,
    ),
  ),
  writeFile(`${root}/src/generated/resolvers.ts`, resolvers),
  writeFile(`${root}/src/generated/schema.graphql`, print(schema)),
  writeFile(`${root}/src/generated/manifest.json`, JSON.stringify(manifest, null, 2)),
]);
