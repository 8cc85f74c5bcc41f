/** What XML 1.0 cannot hold at all, escaped or not. */
// oxlint-disable-next-line no-control-regex -- the very characters that must go
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
/** Everything that does not stand for itself; halves of characters among it. */
// oxlint-disable-next-line no-control-regex -- the very characters that must go
const SPECIAL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\ud800-\udfff&<>"]/;

/**
 * Writes a text, whoever wrote it, as it may stand in an element or a quoted attribute of XML.
 * @example escapeXml('Ann & Co') // 'Ann &amp; Co'
 * @example escapeXml('a\u0000b') // 'ab'
 */
export const escapeXml = (text: string): string =>
  SPECIAL.test(text)
    ? text
        .toWellFormed()
        .replaceAll(FORBIDDEN, '')
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('"', '&quot;')
    : text;

/**
 * An element with a text in it and nothing else.
 * @example xmlElement('g:price', '45.00 EUR') // '<g:price>45.00 EUR</g:price>'
 */
export const xmlElement = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;
