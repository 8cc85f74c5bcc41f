import { useIntl } from 'react-intl';
import { english } from './english.samples.ts';

/** A sample with each text of it as the dictionary has it; a text that it lacks stays. */
export function inEnglish<Sample>(sample: Sample): Sample;
export function inEnglish(sample: unknown): unknown {
  if (typeof sample === 'string') return english[sample] ?? sample;
  if (Array.isArray(sample)) return sample.map(inEnglish);
  if (typeof sample !== 'object' || sample === null) return sample;
  return Object.fromEntries(Object.entries(sample).map(([key, value]) => [key, inEnglish(value)]));
}

/** Says samples in the story's language. */
export function useSampleLanguage(): <Sample>(sample: Sample) => Sample {
  const isFrench = useIntl().locale.startsWith('fr');
  return isFrench ? (sample) => sample : inEnglish;
}
