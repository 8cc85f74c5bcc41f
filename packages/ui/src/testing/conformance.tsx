import { createElement, createRef, type ComponentType } from 'react';
import type { Locale } from './locales.ts';
import { renderIn } from './render.tsx';

type Args = Record<string, unknown>;

/** The used part of a story file. */
export type StoryFile = {
  default: { component?: ComponentType<Args>; args?: Args; title?: string };
  Default?: { args?: Args };
};

const name = 'conformance-probe';

/** Renders the component of a story file with its Default arguments, without decorators and custom render functions. */
export function draw({ default: meta, Default }: StoryFile, locale: Locale, extra: Args = {}) {
  if (!meta.component) throw new Error(`${meta.title ?? 'A story file'} names no component`);
  const component = createElement(meta.component, { ...meta.args, ...Default?.args, ...extra });
  // A page has a main element, which links may target.
  return renderIn(
    <>
      {component}
      <div id="main" />
    </>,
    locale,
  );
}

/** Returns the elements to which a ref, a class name and another attribute are applied. */
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
