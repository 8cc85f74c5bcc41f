import { Canvas, Source, Title, Unstyled, useOf } from '@storybook/addon-docs/blocks';
import { blockJsonSchema } from '../packages/contract/src/content/block-json-schema.ts';
import type { BlockType } from '../packages/contract/src/content/blocks.ts';
import type { EditorDocs } from '../packages/ui/src/blocks/editors-page.ts';
import { fieldRows, type FieldSchema } from '../packages/ui/src/blocks/field-rows.ts';
import { StoryInspector } from './inspect/StoryInspector.tsx';
import { Advice, FieldTable, PictureTable, SectionTitle, StoryTitle } from './BlockPageParts.tsx';

/** Sections that are already shown, or that show invalid content, which the api rejects. */
const notRepeated = new Set([
  'Default',
  'English',
  'Long Text',
  'Empty',
  'No Address',
  'Missing Picture',
  'Without Pictures',
  'Picture Not Found',
]);

/** Documentation of a block for editors, without code. */
export function BlockPage({ editors }: { editors: EditorDocs<BlockType> }) {
  const { type, purpose, pictures, example } = editors;
  const { csfFile } = useOf('meta', ['meta']);
  const stories = Object.values(csfFile.stories);
  const shown = stories.find(({ name }) => name === 'Default');
  const english = stories.find(({ name }) => name === 'English');
  const others = stories.filter((story) => !notRepeated.has(story.name));

  return (
    <>
      <Title />
      <Unstyled>
        <div className="font-text text-base text-ink">
          <p className="docs-prose text-lg text-pretty">{purpose}</p>
          <p className="mt-3 text-sm text-muted">
            Its type is <code className="font-semibold text-ink">{type}</code>.
          </p>
          <Advice editors={editors} />
          <SectionTitle>Fields</SectionTitle>
          <FieldTable rows={fieldRows(blockJsonSchema(type) as FieldSchema)} />
          <SectionTitle>Pictures</SectionTitle>
          <PictureTable pictures={pictures} />
          <SectionTitle>Example</SectionTitle>
        </div>
      </Unstyled>
      {shown ? (
        <>
          <Canvas of={shown.moduleExport} sourceState="none" />
          <StoryInspector id={shown.id} />
        </>
      ) : null}
      <Source language="json" code={JSON.stringify(example.fr, null, 2)} />
      {english ? <Canvas of={english.moduleExport} sourceState="none" /> : null}
      <Source language="json" code={JSON.stringify(example.en, null, 2)} />
      {others.length > 0 ? (
        <Unstyled>
          <SectionTitle>Further examples</SectionTitle>
        </Unstyled>
      ) : null}
      {others.map(({ id, name, moduleExport }) => (
        <section key={id}>
          <Unstyled>
            <StoryTitle>{name}</StoryTitle>
          </Unstyled>
          <Canvas of={moduleExport} sourceState="none" />
          <StoryInspector id={id} />
        </section>
      ))}
    </>
  );
}
