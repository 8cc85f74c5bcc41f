import { cloneElement, createElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { english } from './english.samples.ts';
import { translateText } from './translate-text.ts';

type Translate = (text: string) => string;

type Source = (...args: unknown[]) => unknown;

/** Dates, nodes and component types are no records of texts. */
const isPlain = (value: object) => {
  const prototype = Object.getPrototypeOf(value);
  return (prototype === null || prototype === Object.prototype) && !('$$typeof' in value);
};

/** Names of props whose value is no text and returns none: references and listeners. */
const isNoText = (name: string) => name === 'ref' || /^on[A-Z]/.test(name);

const wrapped = new WeakMap<Source, Source>();

/** Translates what a function returns, such as suggestions. The same function gives the same one, as effects need. */
function translateReturned(source: Source, translate: Translate): Source {
  const isComponent = /^[A-Z]/.test(source.name);
  if (isComponent) return source;
  const known = wrapped.get(source);
  if (known) return known;
  const made: Source = (...args) => {
    const returned = source(...args);
    return returned instanceof Promise
      ? returned.then((value) => translateAll(value, translate))
      : translateAll(returned, translate);
  };
  wrapped.set(source, made);
  return made;
}

/** Translates every text of a value, in elements and in what functions return as well. */
function translateAll(sample: unknown, translate: Translate): unknown {
  if (typeof sample === 'string') return translate(sample);
  if (typeof sample === 'function') return translateReturned(sample as Source, translate);
  if (Array.isArray(sample)) return sample.map((value) => translateAll(value, translate));
  if (isValidElement(sample)) return translateElement(sample as ReactElement<object>, translate);
  if (typeof sample !== 'object' || sample === null || !isPlain(sample)) return sample;
  return Object.fromEntries(translateEntries(sample, translate));
}

const translateEntries = (record: object, translate: Translate) =>
  Object.entries(record).map(
    ([name, value]) => [name, isNoText(name) ? value : translateAll(value, translate)] as const,
  );

type StoryElement = ReactElement<object> & { type: (context: object) => unknown };

/** Storybook renders a story as an element of its function, with the whole context as props: no texts of the story. */
const isStory = (element: ReactElement<object>): element is StoryElement =>
  typeof element.type === 'function' && 'parameters' in element.props && 'globals' in element.props;

type TranslatedProps = { story: StoryElement; translate: Translate };

const Translated = ({ story: { type, props }, translate }: TranslatedProps) =>
  translateAll(type(props), translate) as ReactNode;

const translateElement = (element: ReactElement<object>, translate: Translate): ReactElement =>
  isStory(element)
    ? createElement(Translated, { story: element, translate })
    : cloneElement(element, Object.fromEntries(translateEntries(element.props, translate)));

/** Translates every text of a sample by the dictionary and by further texts; unknown texts are unchanged. */
export const inEnglish = <Sample>(sample: Sample, more: Readonly<Record<string, string>> = {}): Sample =>
  translateAll(sample, (text) => more[text] ?? translateText(text, english)) as Sample;

/** Returns a function that translates samples to the story's language. */
export function useSampleLanguage(): <Sample>(sample: Sample) => Sample {
  const isFrench = useIntl().locale.startsWith('fr');
  return isFrench ? (sample) => sample : (sample) => inEnglish(sample);
}
