import { type Section, SectionReader, SectionWriter, type StoredSection } from '@patine/search';
import type { IndexContent } from '../live-index.ts';
import { type Parts, UnusableSnapshotError } from './snapshot-file.ts';

/** Beside the parts of indexes, which have their names. */
const STATE = 'indexer state';

export function partsOf({ indexes, state }: IndexContent<Section>): Parts<Section> {
  const writer = new SectionWriter();
  writer.texts([...state.sales.keys()]);
  writer.list(state.sales.values());
  writer.texts(state.names);
  return new Map([[STATE, writer.sections], ...indexes]);
}

export function contentOf(parts: Parts<StoredSection>): IndexContent<StoredSection> {
  const stored = parts.get(STATE);
  if (!stored) throw new UnusableSnapshotError('it is damaged: a part is missing');
  const reader = new SectionReader(stored);
  const kinds = reader.texts();
  const counts = reader.list();
  const state = {
    sales: new Map(kinds.map((kind, index) => [kind, counts[index] ?? 0])),
    names: reader.texts(),
  };
  return { indexes: new Map([...parts].filter(([name]) => name !== STATE)), state };
}
