import { Buffer } from 'node:buffer';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSearchEngine, type SearchEngine, SnapshotError } from '../index.ts';
import { someQuery, someWrite, type Write } from '../testing/random-catalogue.ts';
import { shopIndex } from '../testing/shop-index.ts';
import { bytesOf, kindOf, sectionOf } from './section-bytes.ts';
import { type Section, SectionReader, SectionWriter } from './sections.ts';

const emptyEngine = () => createSearchEngine({ indexes: [shopIndex], now: () => 0 });
const names = [shopIndex.name, ...shopIndex.replicas.map(({ name }) => name)];

function apply(engine: SearchEngine, write: Write): void {
  if ('put' in write) engine.saveObjects(shopIndex.name, [write.put]);
  else if ('patch' in write) engine.partialUpdateObjects(shopIndex.name, [write.patch]);
  else engine.deleteObjects(shopIndex.name, [write.remove]);
}

/** The sections as a file has them: bytes at places that the numbers can be read from. */
const stored = (sections: readonly Section[]) =>
  sections.map((section) => {
    const bytes = Buffer.concat([...bytesOf(section)]);
    return sectionOf(kindOf(section), new Uint8Array(bytes));
  });

function restored(engine: SearchEngine): SearchEngine {
  const other = emptyEngine();
  other.restore(shopIndex.name, stored(engine.capture(shopIndex.name)));
  return other;
}

test(
  'a restored index answers as the captured one does, also after further writes to both',
  { timeout: 60_000 },
  () => {
    const writes = fc.array(someWrite, { maxLength: 40 });
    fc.assert(
      fc.property(
        writes,
        writes,
        fc.array(someQuery, { minLength: 1, maxLength: 4 }),
        (before, after, queries) => {
          const engine = emptyEngine();
          for (const write of before) apply(engine, write);
          const other = restored(engine);
          const agree = () => {
            for (const name of names)
              for (const query of queries)
                expect(other.searchJson(name, query)).toBe(engine.searchJson(name, query));
          };
          agree();
          for (const write of after) for (const each of [engine, other]) apply(each, write);
          agree();
          expect(other.objectIDs(shopIndex.name)).toEqual(engine.objectIDs(shopIndex.name));
        },
      ),
      { numRuns: 300 },
    );
  },
);

test('an index that is captured while discarded rows are purged goes on with it after it is restored', () => {
  const engine = emptyEngine();
  const rewrite = (target: SearchEngine, from: number, to: number) => {
    for (let number = from; number < to; number++)
      target.saveObjects(shopIndex.name, [{ objectID: String(number % 500), name: `robe ${number}` }]);
  };
  rewrite(engine, 0, 1_900);
  const other = restored(engine);
  for (const each of [engine, other]) rewrite(each, 1_900, 9_000);
  const found = (each: SearchEngine) =>
    each.search(shopIndex.name, { query: 'robe', hitsPerPage: 1000 }).hits.map(({ objectID }) => objectID);
  expect(found(other).toSorted()).toEqual(found(engine).toSorted());
  expect(other.search(shopIndex.name, { query: '8999', typoTolerance: false }).nbHits).toBe(1);
  expect(other.search(shopIndex.name, { query: '1899', typoTolerance: false }).nbHits).toBe(0);
});

test('what is written after the capture is not part of it', () => {
  const engine = emptyEngine();
  engine.saveObjects(shopIndex.name, [{ objectID: '1', name: 'jupe' }]);
  const captured = engine.capture(shopIndex.name);
  engine.saveObjects(shopIndex.name, [
    { objectID: '1', name: 'veste', brand: 'lee' },
    { objectID: '2', name: 'robe' },
  ]);
  const other = emptyEngine();
  other.restore(shopIndex.name, stored(captured));
  expect([other.size(shopIndex.name), other.getObject(shopIndex.name, '1')]).toEqual([
    1,
    { objectID: '1', name: 'jupe' },
  ]);
});

test('texts keep every letter, half a surrogate pair included', () => {
  const texts = ['', 'été', 'œuvre ’', '\ud83e', 'плащ', ''];
  for (const given of [texts, ['', 'robe', 'été']]) {
    const writer = new SectionWriter();
    writer.texts(given);
    expect(new SectionReader(stored(writer.sections)).texts()).toEqual(given);
  }
});

test('sections in another order are refused', () => {
  const sections = stored(emptyEngine().capture(shopIndex.name));
  expect(() => emptyEngine().restore(shopIndex.name, sections.slice(1))).toThrow(SnapshotError);
  expect(() => emptyEngine().restore(shopIndex.name, sections.slice(0, -1))).toThrow(SnapshotError);
});
