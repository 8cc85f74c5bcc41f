import { XMLParser } from 'fast-xml-parser';

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Escapes a text for XML. */
export const escapeXml = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => `&${Object.keys(ENTITIES).find((name) => ENTITIES[name] === sign)};`);

const decode = (text: string) =>
  text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi, (whole, hex, decimal, name) => {
    if (name) return ENTITIES[name] ?? whole;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

/** The children of an element: text or elements by name, as an array when a name is repeated. */
export type XmlElement = { readonly [name: string]: unknown };

// Standard entities are decoded later. Entities that a document declares are never expanded.
const parser = new XMLParser({
  ignoreAttributes: true,
  removeNSPrefix: true,
  parseTagValue: false,
  processEntities: false,
});

/** @throws when the XML is not well-formed */
export const readXml = (xml: string) => parser.parse(xml, true) as XmlElement;

const isElement = (value: unknown): value is XmlElement =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The direct children with a name, in order. */
const valuesOf = (element: XmlElement, name: string): unknown[] => {
  const value = Object.hasOwn(element, name) ? element[name] : [];
  return Array.isArray(value) ? value : [value];
};

/** The direct child elements with a name, in order. */
export const elementsIn = (element: XmlElement, name: string): XmlElement[] =>
  valuesOf(element, name).filter(isElement);

/** Follows a path of names; undefined when an element is missing. */
export const elementAt = (element: XmlElement, path: readonly string[]): XmlElement | undefined =>
  path.reduce<XmlElement | undefined>((found, name) => found && elementsIn(found, name)[0], element);

/** The texts of the direct children with a name, in order. */
export const textsIn = (element: XmlElement, name: string): string[] =>
  valuesOf(element, name).map((value) => (typeof value === 'string' ? decode(value).trim() : ''));

/** The text of the first child with a name; empty when there is none. */
export const textOf = (element: XmlElement, name: string): string => textsIn(element, name)[0] ?? '';
