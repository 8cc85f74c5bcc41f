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
import { useContext } from 'react';
import type { ComponentGuide } from '../packages/ui/src/guidance/component-guide.ts';
import { SectionTitle } from './BlockPageParts.tsx';
import { Guidance, Purpose } from './GuideParts.tsx';
import { StoryFrame } from './StoryFrame.tsx';

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
          <Source of={story.moduleExport} />
          {at === 0 ? <Controls of={story.moduleExport} /> : null}
          {at === 0 && guide ? <Guidance guide={guide} /> : null}
        </section>
      ))}
    </>
  );
}
