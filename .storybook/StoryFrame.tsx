import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useRef, useState, type RefObject } from 'react';
import type { PreparedStory } from 'storybook/internal/types';

/** What the toolbar and the controls ask of a story, under the names of Storybook's events. */
const EVENTS = ['updateStoryArgs', 'resetStoryArgs', 'updateGlobals'];

type Viewports = Record<string, { styles: { width: string; height: string } }>;

/** The window that a story asks for, of `parameters.viewport`. */
export const viewportOf = ({ parameters, storyGlobals }: PreparedStory) => {
  const name = (storyGlobals['viewport'] as { value?: string } | undefined)?.value;
  return name ? (parameters['viewport'] as { options: Viewports }).options[name]?.styles : undefined;
};

/** Whether a story looks as it should only in a window of its own: it covers its page, is for a width, or acts first. */
export const isFramed = (story: PreparedStory) =>
  story.parameters['docs']?.story?.inline === false || Boolean(story.playFunction ?? viewportOf(story));

/** How much smaller a window of a width is drawn where there is less room; 1 for a story without one. */
function useScale(place: RefObject<HTMLElement | null>, width: number) {
  const [room, setRoom] = useState<number>();
  useEffect(() => {
    const sized = new ResizeObserver(() => setRoom(place.current?.clientWidth));
    if (place.current) sized.observe(place.current);
    return () => sized.disconnect();
  }, [place]);
  return room && width > room ? room / width : 1;
}

export type StoryFrameProps = {
  /** The story. Its parameters `docs.story.height` and `width` are those of the window, else its viewport, else the page's width. */
  story: PreparedStory;
  /** Height of the window instead of the story's own. */
  height?: string;
};

/** A story in a window of its own, for what covers the page it is on. Controls and the language change it as well. */
export function StoryFrame({ story, height: tall }: StoryFrameProps) {
  const { channel, getStoryContext } = useContext(DocsContext);
  const window = useRef<HTMLIFrameElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const [src, setSrc] = useState<string>();
  // Once it is in sight: a story that focuses something would else scroll the page to a window further down.
  useEffect(() => {
    const sight = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        sight.disconnect();
        const { locale, theme, dir } = getStoryContext(story).globals;
        setSrc(
          `iframe.html?id=${story.id}&viewMode=story&globals=locale:${locale};theme:${theme};dir:${dir}`,
        );
      },
      { threshold: 0.5 },
    );
    if (place.current) sight.observe(place.current);
    return () => sight.disconnect();
  }, [story, getStoryContext]);
  const size: { height?: string; width?: string } = {
    height: '640px',
    ...viewportOf(story),
    ...story.parameters['docs']?.story,
  };
  useEffect(() => {
    const listeners = EVENTS.map((type) => {
      const pass = (payload: unknown) => {
        const message = { key: 'storybook-channel', event: { type, args: [payload], from: 'docs' } };
        window.current?.contentWindow?.postMessage(message, location.origin);
      };
      channel.on(type, pass);
      return () => channel.off(type, pass);
    });
    return () => listeners.forEach((stop) => stop());
  }, [channel]);

  const [height, width] = [tall ?? size.height ?? '', size.width ?? '100%'];
  const scale = useScale(place, Number.parseFloat(viewportOf(story)?.width ?? ''));
  return (
    <div
      ref={place}
      style={{ height: `calc(${height} * ${scale})`, width }}
      className="max-w-full overflow-hidden border border-line bg-paper"
    >
      {src ? (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this Storybook, which its sandbox would keep from its own origin
        <iframe
          ref={window}
          title={story.name}
          src={src}
          style={{ width: `${100 / scale}%`, height, transform: `scale(${scale})` }}
          className="block origin-top-left"
        />
      ) : null}
    </div>
  );
}
