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

/**
 * What stands inside each element of a name, in order. Enough for a service whose elements are plain: no attribute
 * that matters, and no element inside another of its name.
 */
export const insides = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}(?:\\s[^>]*)?(?:/>|>([\\s\\S]*?)</${name}>)`, 'g'))].map(
    ([, inside = '']) => inside,
  );

/** The text of the first element of a name; empty when there is none. */
export const textOf = (xml: string, name: string): string => decode(insides(xml, name)[0] ?? '').trim();
