import { expect, test } from 'vitest';
import { elementAt, readXml, textOf, textsIn } from './xml.ts';

test('texts are read with their entities, and names without their prefix', () => {
  const read = readXml(
    '<s:Body xmlns:s="x"><Name a="1"> L&amp;M &#233;&#xE9;&apos; </Name><Empty/><Time>0900</Time><Time>1200</Time></s:Body>',
  );
  const body = elementAt(read, ['Body']) ?? {};
  expect(textOf(body, 'Name')).toBe("L&M éé'");
  expect(textOf(body, 'Empty')).toBe('');
  expect(textOf(body, 'constructor')).toBe('');
  expect(textsIn(body, 'Time')).toEqual(['0900', '1200']);
  expect(elementAt(read, ['Body', 'Name'])).toBeUndefined();
});

test('declared entities are not expanded', () => {
  const read = readXml('<!DOCTYPE a [<!ENTITY long "aaaaaaaaaa">]><a><b>&long;</b></a>');
  expect(textOf(elementAt(read, ['a']) ?? {}, 'b')).toBe('&long;');
});

// Characters; the maximum response length.
const LONG = 500_000;
const MAX_MS = 1_000;

test.each(['<Result>', '<Result ', '<Result><x', '<Result></', '<!--', '<![CDATA[', '<?', '&', '&amp;'])(
  'a response full of %s is parsed quickly',
  (part) => {
    const started = performance.now();
    try {
      readXml(`<a>${part.repeat(LONG / part.length)}`);
    } catch {
      // Invalid XML must also be rejected quickly.
    }
    expect(performance.now() - started).toBeLessThan(MAX_MS);
  },
);
