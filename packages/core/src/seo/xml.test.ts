import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeXml, xmlElement } from './xml.ts';

test.each([
  ['Robe <à fleurs> & "vintage"', 'Robe &lt;à fleurs&gt; &amp; &quot;vintage&quot;'],
  ['a\u0000b\u001fc\uffff', 'abc'],
  ['tab\tand\nline', 'tab\tand\nline'],
  ['half \ud83d', 'half \ufffd'],
  ['whole 😀', 'whole 😀'],
  ['&amp;', '&amp;amp;'],
])('%j is escaped as %j', (text, written) => expect(escapeXml(text)).toBe(written));

test('escaped text contains no markup and no forbidden character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const inside = /^<name>(.*)<\/name>$/s.exec(xmlElement('name', text))?.[1] ?? '<';
      // oxlint-disable-next-line no-control-regex -- characters that XML forbids
      expect(inside).not.toMatch(/[<>"\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/);
      expect(inside.replaceAll(/&(amp|lt|gt|quot);/g, '')).not.toContain('&');
      expect(inside.isWellFormed()).toBe(true);
    }),
  );
});
