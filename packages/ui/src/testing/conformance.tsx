import { createElement, createRef, type ComponentType } from 'react';
import type { Locale } from './locales.ts';
import { renderIn } from './render.tsx';

type Args = Record<string, unknown>;

/** What of a story file tells how its component is drawn. */
export type StoryFile = {
  default: { component?: ComponentType<Args>; args?: Args; title?: string };
  Default?: { args?: Args };
};

const name = 'conformance-probe';

/** Draws the component of a story file with its Default arguments, without decorators nor a render of the story's. */
export function draw({ default: meta, Default }: StoryFile, locale: Locale, extra: Args = {}) {
  if (!meta.component) throw new Error(`${meta.title ?? 'A story file'} names no component`);
  const component = createElement(meta.component, { ...meta.args, ...Default?.args, ...extra });
  // A page has a main part, which links may lead to.
  return renderIn(
    <>
      {component}
      <div id="main" />
    </>,
    locale,
  );
}

/** Elements that a ref, a class name and another attribute from the caller arrive at. */
export function reached(file: StoryFile) {
  const ref = createRef<Element>();
  const { container } = draw(file, 'fr', { ref, className: name, 'data-probe': name });
  return {
    ref: ref.current,
    rest: document.querySelector(`[data-probe=${name}]`),
    className: document.querySelector(`.${name}`),
    root: container.firstElementChild,
  };
}
