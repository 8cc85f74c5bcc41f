import { parse, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

const isElement = (node: Node): node is Element => 'tagName' in node;

/** Elements that no page of the shop contains. */
const NEVER = new Set([
  'object',
  'embed',
  'base',
  'applet',
  'frame',
  'frameset',
  'math',
  'marquee',
  'plaintext',
  'xss',
]);
const DATA = new Set(['application/json', 'application/ld+json']);
const ADDRESSES = new Set([
  'href',
  'src',
  'action',
  'formaction',
  'xlink:href',
  'data',
  'poster',
  'background',
  'ping',
  'cite',
  'manifest',
]);
const SAFE_SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:', 'sms:']);

/** True if the URL's scheme is safe as a browser parses it, ignoring blanks and control characters. */
function isSafe(address: string, at: string): boolean {
  try {
    return SAFE_SCHEMES.has(new URL(address, at).protocol);
  } catch {
    return true;
  }
}

function faultsOf(element: Element, at: string): string[] {
  const { tagName, attrs } = element;
  const attribute = (name: string) => attrs.find((one) => one.name === name)?.value;
  const found: string[] = [];
  if (NEVER.has(tagName)) found.push(`<${tagName}>`);
  if (tagName === 'script') {
    const src = attribute('src');
    if (src === undefined ? !DATA.has(attribute('type') ?? '') : !src.startsWith('/'))
      found.push(`<script> ${src ?? 'inline'}`);
    else if (src === undefined) {
      const text = element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
      try {
        JSON.parse(text);
      } catch {
        found.push('<script> holds broken JSON');
      }
    }
  }
  if (tagName === 'meta' && attribute('http-equiv') !== undefined) found.push('<meta http-equiv>');
  for (const { name, prefix, value } of attrs) {
    const whole = prefix ? `${prefix}:${name}` : name;
    if (/^on/i.test(whole) || whole === 'srcdoc') found.push(`<${tagName} ${whole}>`);
    if (ADDRESSES.has(whole) && !isSafe(value, at)) found.push(`<${tagName} ${whole}="${value}">`);
    if (whole === 'style' && /javascript:|expression\(/i.test(value)) found.push(`<${tagName} style>`);
  }
  return found;
}

function walk(node: Node, at: string): string[] {
  const own = isElement(node) ? faultsOf(node, at) : [];
  const children = 'content' in node ? [node.content] : 'childNodes' in node ? node.childNodes : [];
  return [...own, ...children.flatMap((child) => walk(child, at))];
}

/** Everything in a document that would execute, or link to something that does, as a browser parses it. */
export const runsIn = (html: string, at = 'https://shop.example/'): string[] => walk(parse(html), at);
