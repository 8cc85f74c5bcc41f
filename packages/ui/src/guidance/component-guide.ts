import type { ReactElement } from 'react';

/** A piece of advice, with the real component as a picture where it can be shown within a page. */
export type Advice = { text: string; example?: ReactElement };

/**
 * Guidance of a component for designers and developers, in addition to its props and stories. It is the parameter `guide`
 * of its stories, where its page finds it.
 */
export type ComponentGuide = {
  /** Whether it may be used: stable unless it says otherwise. `notFor` names what replaces a deprecated one. */
  status?: 'new' | 'deprecated';
  /** What it is for. */
  purpose: string;
  /** When something else is better, and what. */
  notFor: string;
  /** Its looks and states, by the export name of the story that shows each. */
  states: Readonly<Record<string, string>>;
  /** Rules for its texts and pictures. */
  content: readonly string[];
  /** Keys, and what each does; those of every link and button are not repeated. */
  keys: readonly (readonly [key: string, effect: string])[];
  /** Its roles, and what a screen reader says. */
  screenReader: string;
  do: Advice;
  dont: Advice;
  /** Related components by their title, and how they differ. */
  related: Readonly<Record<string, string>>;
};
