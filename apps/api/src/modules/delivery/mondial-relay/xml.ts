import { XMLParser } from 'fast-xml-parser';

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Writes a text so that it is one in XML. */
export const escapeXml = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => `&${Object.keys(ENTITIES).find((name) => ENTITIES[name] === sign)};`);

const decode = (text: string) =>
  text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi, (whole, hex, decimal, name) => {
    if (name) return ENTITIES[name] ?? whole;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

/** What stands inside an element: text, or elements by name, a list where a name comes more than once. */
export type XmlElement = { readonly [name: string]: unknown };

// Entities are decoded afterwards: a document that declares its own has none of them filled in.
const parser = new XMLParser({
  ignoreAttributes: true,
  removeNSPrefix: true,
  parseTagValue: false,
  processEntities: false,
});

/** @throws where it is no well-formed XML */
export const readXml = (xml: string) => parser.parse(xml, true) as XmlElement;

const isElement = (value: unknown): value is XmlElement =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What stands directly in an element under a name, in order. */
const valuesOf = (element: XmlElement, name: string): unknown[] => {
  const value = Object.hasOwn(element, name) ? element[name] : [];
  return Array.isArray(value) ? value : [value];
};

/** Elements that stand directly in another one under a name, in order. */
export const elementsIn = (element: XmlElement, name: string): XmlElement[] =>
  valuesOf(element, name).filter(isElement);

/** The element at the end of a path of names; undefined where one of them is not there. */
export const elementAt = (element: XmlElement, path: readonly string[]): XmlElement | undefined =>
  path.reduce<XmlElement | undefined>((found, name) => found && elementsIn(found, name)[0], element);

/** Texts that stand directly in an element under a name, in order. */
export const textsIn = (element: XmlElement, name: string): string[] =>
  valuesOf(element, name).map((value) => (typeof value === 'string' ? decode(value).trim() : ''));

/** The first of them; empty when there is none. */
export const textOf = (element: XmlElement, name: string): string => textsIn(element, name)[0] ?? '';
