import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Source,
  Subtitle,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks';
import { type ElementType, useContext } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { paths } from 'virtual:component-paths';
import type { ComponentGuide } from '../packages/ui/src/guidance/component-guide.ts';
import { storySource } from './docs/element-source.ts';
import { withImports } from './docs/import-lines.ts';
import { SectionTitle } from './BlockPageParts.tsx';
import { Guidance, Purpose } from './GuideParts.tsx';
import { isFramed, StoryFrame } from './StoryFrame.tsx';

const sourceOf = ({ component, initialArgs }: PreparedStory) =>
  withImports(storySource(component as ElementType, initialArgs), paths);

const Shown = ({ story }: { story: PreparedStory }) =>
  isFramed(story) ? (
    <>
      <Unstyled>
        <StoryFrame story={story} />
      </Unstyled>
      <Source code={sourceOf(story)} language="tsx" />
    </>
  ) : (
    <Canvas of={story.moduleExport} />
  );

/** Documentation of a component: its guidance, if any is written, its props and its stories. */
export function ComponentPage({ guide }: { guide: ComponentGuide | undefined }) {
  const { csfFile } = useOf('meta', ['meta']);
  const { componentStoriesFromCSFFile } = useContext(DocsContext);
  const stories = componentStoriesFromCSFFile(csfFile).filter(({ tags }) => tags.includes('autodocs'));
  return (
    <>
      <Title />
      <Subtitle />
      {guide ? <Purpose guide={guide} /> : <Description of="meta" />}
      {stories.map((story, at) => (
        <section key={story.id}>
          {at > 0 ? (
            <>
              <Unstyled>
                <SectionTitle>{story.name}</SectionTitle>
              </Unstyled>
              <Description of={story.moduleExport} />
            </>
          ) : null}
          <Shown story={story} />
          {at === 0 ? <Controls of={story.moduleExport} /> : null}
          {at === 0 && guide ? <Guidance guide={guide} /> : null}
        </section>
      ))}
    </>
  );
}
