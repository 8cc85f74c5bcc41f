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
import { spaced } from './docs/spaced.ts';
import { SectionTitle, StoryTitle } from './BlockPageParts.tsx';
import { DoAndDont, Guidance, Meaning, Purpose } from './GuideParts.tsx';
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
      <details className="font-text text-sm text-ink">
        <summary className="w-fit cursor-pointer py-1">Show code</summary>
        <Source code={sourceOf(story)} language="tsx" />
      </details>
    </>
  ) : (
    <Canvas of={story.moduleExport} />
  );

/** How a component lays its states out, for `parameters.docs.columns` of its stories: one below the other if it says nothing. */
const COLUMNS: Readonly<Record<number, string>> = { 2: 'lg:grid-cols-2', 3: 'sm:grid-cols-2 xl:grid-cols-3' };

const State = ({ story, meaning }: { story: PreparedStory; meaning: string | undefined }) => (
  // Stories beside each other begin at one height. What one unfolds below one of them has the width of the page.
  <section className="row-span-3 grid min-w-0 grid-cols-1 grid-rows-subgrid has-[.story-inspector[open]]:col-span-full">
    <div>
      <Unstyled>
        <div className="mb-4 font-text text-base text-ink">
          <StoryTitle>{story.name}</StoryTitle>
          <Meaning>{meaning}</Meaning>
        </div>
      </Unstyled>
      {meaning ? null : <Description of={story.moduleExport} />}
    </div>
    <div className="min-w-0">
      <Shown story={story} />
    </div>
    <StoryInspector id={story.id} />
  </section>
);

/** Documentation of a component: its first story with its props, its guidance, if any is written, and its other stories. */
export function ComponentPage({ guide }: { guide: ComponentGuide | undefined }) {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const { componentStoriesFromCSFFile } = useContext(DocsContext);
  const [first, ...others] = componentStoriesFromCSFFile(csfFile).filter(({ tags }) =>
    tags.includes('autodocs'),
  );
  const columns = COLUMNS[Number(preparedMeta.parameters['docs']?.columns)] ?? '';
  const meaningOf = ({ name }: PreparedStory) =>
    Object.entries(guide?.states ?? {}).find(([state]) => spaced(state) === name)?.[1];
  return (
    <>
      <Title />
      <Subtitle />
      {guide ? <Purpose guide={guide} /> : <Description of="meta" />}
      {first ? (
        <section>
          <Unstyled>
            <div className="mb-4 font-text text-base text-ink">
              <Meaning name={first.name}>{meaningOf(first)}</Meaning>
            </div>
          </Unstyled>
          <Shown story={first} />
          <StoryInspector id={first.id} />
          <Unstyled>
            <SectionTitle>Props</SectionTitle>
          </Unstyled>
          <Controls of={first.moduleExport} />
        </section>
      ) : null}
      {guide ? <DoAndDont guide={guide} /> : null}
      {others.length > 0 ? (
        <>
          <Unstyled>
            <SectionTitle>States</SectionTitle>
          </Unstyled>
          <div className={`grid grid-cols-1 gap-x-6 ${columns}`}>
            {others.map((story) => (
              <State key={story.id} story={story} meaning={meaningOf(story)} />
            ))}
          </div>
        </>
      ) : null}
      {guide ? <Guidance guide={guide} /> : null}
    </>
  );
}
