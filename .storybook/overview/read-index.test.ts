import { expect, test } from 'vitest';
import { componentsOf, type Entry } from './read-index.ts';

const entry = (id: string, type: Entry['type'], title: string): Entry => ({ id, title, name: id, type });

test('a component is shown by its first story and leads to its documentation, in whatever order they are listed', () => {
  const components = componentsOf([
    entry('controls-tag--docs', 'docs', 'Controls/Tag'),
    entry('controls-tag--default', 'story', 'Controls/Tag'),
    entry('controls-tag--long-text', 'story', 'Controls/Tag'),
    entry('screens-cart--default', 'story', 'Screens/Cart'),
    entry('introduction--docs', 'docs', 'Introduction'),
  ]);
  expect([...components.values()]).toEqual([
    { title: 'Controls/Tag', storyId: 'controls-tag--default', pageId: 'controls-tag--docs' },
    { title: 'Screens/Cart', storyId: 'screens-cart--default', pageId: 'screens-cart--default' },
  ]);
});
