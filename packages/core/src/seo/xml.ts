/** Characters that XML 1.0 forbids, escaped or not. */
// oxlint-disable-next-line no-control-regex -- matches forbidden control characters
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
/** Characters that must be escaped or removed, including lone surrogates. */
// oxlint-disable-next-line no-control-regex -- matches forbidden control characters
const SPECIAL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\ud800-\udfff&<>"]/;

/**
 * Escapes a text for an XML element or a quoted attribute, and removes characters that XML forbids.
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
 * Returns an XML element that contains only text.
 * @example xmlElement('g:price', '45.00 EUR') // '<g:price>45.00 EUR</g:price>'
 */
export const xmlElement = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;
