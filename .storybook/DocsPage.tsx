import { useOf } from '@storybook/addon-docs/blocks';
import type { BlockType } from '../packages/contract/src/content/blocks.ts';
import type { EditorDocs } from '../packages/ui/src/blocks/editors-page.ts';
import type { ComponentGuide } from '../packages/ui/src/guidance/component-guide.ts';
import { BlockPage } from './BlockPage.tsx';
import { ComponentPage } from './ComponentPage.tsx';

/** Components are documented for designers and developers, content blocks for editors. */
export default function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const editors = preparedMeta.parameters['editors'] as EditorDocs<BlockType> | undefined;
  if (editors) return <BlockPage editors={editors} />;
  const guide = preparedMeta.parameters['guide'] as ComponentGuide | undefined;
  return <ComponentPage guide={guide} />;
}
