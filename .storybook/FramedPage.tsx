import {
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
import { StoryFrame } from './StoryFrame.tsx';

const sourceOf = ({ component, initialArgs }: PreparedStory) =>
  withImports(storySource(component as ElementType, initialArgs), paths);

/** Documentation of a component that covers its page, such as a dialog: each story is in a window of its own. */
export function FramedPage({ guide }: { guide: ComponentGuide | undefined }) {
  const { csfFile } = useOf('meta', ['meta']);
  const { componentStoriesFromCSFFile } = useContext(DocsContext);
  const stories = componentStoriesFromCSFFile(csfFile).filter(({ tags }) => tags.includes('autodocs'));
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      {guide ? <Purpose guide={guide} /> : null}
      {stories.map((story, at) => (
        <section key={story.id}>
          <Unstyled>
            {at > 0 ? <SectionTitle>{story.name}</SectionTitle> : null}
            <StoryFrame story={story} />
          </Unstyled>
          <Source code={sourceOf(story)} language="tsx" />
          {at === 0 ? <Controls of={story.moduleExport} /> : null}
          {at === 0 && guide ? <Guidance guide={guide} /> : null}
        </section>
      ))}
    </>
  );
}
