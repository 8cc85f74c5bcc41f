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
import { storySteps } from './docs/story-steps.ts';
import { withImports } from './docs/import-lines.ts';
import { SectionTitle } from './BlockPageParts.tsx';
import { Guidance, Purpose } from './GuideParts.tsx';
import { isFramed, StoryFrame, viewportOf } from './StoryFrame.tsx';
import { StoryInspector } from './inspect/StoryInspector.tsx';

/** The code of a story: its component, then what it does, and the window that it is in. */
function sourceOf(story: PreparedStory) {
  const { component, initialArgs, parameters } = story;
  const steps = storySteps(String(parameters['docs']?.source?.originalSource ?? ''));
  const width = viewportOf(story)?.width;
  return [
    withImports(storySource(component as ElementType, initialArgs), paths),
    ...(width ? [`// In a window that is ${width} wide.`] : []),
    ...(steps ? [`// Then, as a visitor would:\n${steps}`] : []),
  ].join('\n\n');
}

const Shown = ({ story }: { story: PreparedStory }) =>
  isFramed(story) ? (
    <>
      <Unstyled>
        <StoryFrame story={story} />
      </Unstyled>
      <details>
        <summary>Show code</summary>
        <Source code={sourceOf(story)} language="tsx" />
      </details>
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
          <StoryInspector id={story.id} />
          {at === 0 ? <Controls of={story.moduleExport} /> : null}
          {at === 0 && guide ? <Guidance guide={guide} /> : null}
        </section>
      ))}
    </>
  );
}
