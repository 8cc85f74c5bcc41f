import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useRef, useState } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { isFramed, StoryFrame } from '../StoryFrame.tsx';
import type { Component } from './read-index.ts';

/** A story is prepared shortly before it is scrolled to: all together would take minutes. */
const AHEAD = '300px';

/** What is as wide as a page is laid out so, and drawn at a quarter. A message over the page is not. */
const isWide = (story: PreparedStory) =>
  /^(?:Screens|Blocks)\//.test(story.title) ||
  (story.parameters['layout'] === 'fullscreen' && !isFramed(story));
const inWindow = (story: PreparedStory) => isFramed(story) || story.title.startsWith('Screens/');

/** Renders a story into its element, and anew when the language changes. */
function InlineStory({ story }: { story: PreparedStory }) {
  const { renderStoryToElement } = useContext(DocsContext);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return undefined;
    const callbacks = { showMain() {}, showError() {}, showException() {} };
    const stop = renderStoryToElement(story, place.current, callbacks, { forceInitialArgs: true });
    return () => void stop();
  }, [story, renderStoryToElement]);
  return <div ref={place} />;
}

/** A component, smaller than it is, that cannot be operated; the name below leads to its page. */
export function Thumbnail({ component: { title, storyId, pageId } }: { component: Component }) {
  const { loadStory } = useContext(DocsContext);
  const [story, setStory] = useState<PreparedStory>();
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const sight = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        sight.disconnect();
        void loadStory(storyId).then(setStory);
      },
      { rootMargin: AHEAD },
    );
    if (card.current) sight.observe(card.current);
    return () => sight.disconnect();
  }, [storyId, loadStory]);
  const wide = story !== undefined && isWide(story);
  const name = title.slice(title.indexOf('/') + 1);

  return (
    <li ref={card} className="grid grid-rows-[14rem_auto] border border-line">
      <div inert className="overflow-hidden bg-paper">
        <div className={wide ? 'w-320 p-6 [zoom:0.25]' : 'p-6 [zoom:0.5]'}>
          {story && inWindow(story) ? <StoryFrame story={story} height={wide ? '860px' : '420px'} /> : null}
          {story && !inWindow(story) ? <InlineStory story={story} /> : null}
        </div>
      </div>
      <a
        href={`./?path=/${pageId.endsWith('--docs') ? 'docs' : 'story'}/${pageId}`}
        target="_top"
        className="border-t border-line bg-ecru px-4 py-3 font-semibold underline-offset-4 hover:underline"
      >
        {name}
      </a>
    </li>
  );
}
