import { expect, test } from 'vitest';
import { componentPaths } from './component-paths.ts';
import { withImports } from './import-lines.ts';

const paths = componentPaths();

test('a snippet begins with the imports of its components and icons, each once', () => {
  const code = '<Drawer title="Filtrer"><Button /><Button><ChevronDown aria-hidden /></Button></Drawer>';
  expect(withImports(code, paths)).toBe(
    [
      "import ChevronDown from 'lucide-react/icons/chevron-down';",
      "import { Button } from '@patine/ui/button/Button';",
      "import { Drawer } from '@patine/ui/drawer/Drawer';",
      '',
      code,
    ].join('\n'),
  );
});

test('a snippet that has its imports is unchanged', () => {
  const code = withImports('<Button />', paths);
  expect(withImports(code, paths)).toBe(code);
});

test('what stories alone use has no import', () => {
  expect(withImports('<SampleCard /><p>5 < 6</p>', paths)).toBe('<SampleCard /><p>5 < 6</p>');
});

test('a component wins over an icon of its name', () => {
  expect(paths['Link']).toBe('@patine/ui/link/Link');
});
