const JSX_NAME = /<([A-Z]\w*)/g;

/** Returns a snippet below the lines that import its components; those without a path, of stories alone, have none. */
export function withImports(code: string, paths: Readonly<Record<string, string>>): string {
  // Storybook may pass a snippet through here twice.
  if (code.startsWith('import ')) return code;
  const names = [...new Set([...code.matchAll(JSX_NAME)].map(([, name = '']) => name))];
  const lines = names.flatMap((name) => {
    const path = paths[name];
    if (!path) return [];
    const imported = path.startsWith('lucide-react/') ? name : `{ ${name} }`;
    return [`import ${imported} from '${path}';`];
  });
  return lines.length > 0 ? `${lines.toSorted().join('\n')}\n\n${code}` : code;
}
