import { DocsPage as ComponentPage, useOf } from '@storybook/addon-docs/blocks';
import type { BlockType } from '../packages/contract/src/content/blocks.ts';
import type { EditorDocs } from '../packages/ui/src/blocks/editors-page.ts';
import { BlockPage } from './BlockPage.tsx';
import { FramedPage } from './FramedPage.tsx';

/** Components are documented for developers, content blocks for editors. */
export default function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const editors = preparedMeta.parameters['editors'] as EditorDocs<BlockType> | undefined;
  if (editors) return <BlockPage editors={editors} />;
  return preparedMeta.parameters['docs'].story?.inline === false ? <FramedPage /> : <ComponentPage />;
}
