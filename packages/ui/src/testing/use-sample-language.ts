import { useIntl } from 'react-intl';
import { english } from './english.samples.ts';

/** Translates every text of a sample by the dictionary; unknown texts are unchanged. */
export function inEnglish<Sample>(sample: Sample): Sample;
export function inEnglish(sample: unknown): unknown {
  if (typeof sample === 'string') return english[sample] ?? sample;
  if (Array.isArray(sample)) return sample.map(inEnglish);
  if (typeof sample !== 'object' || sample === null) return sample;
  return Object.fromEntries(Object.entries(sample).map(([key, value]) => [key, inEnglish(value)]));
}

/** Returns a function that translates samples to the story's language. */
export function useSampleLanguage(): <Sample>(sample: Sample) => Sample {
  const isFrench = useIntl().locale.startsWith('fr');
  return isFrench ? (sample) => sample : inEnglish;
}
