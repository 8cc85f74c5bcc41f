import { trusted } from '@patine/ui/safe-html/safe-html';

/** A style sheet of the word processor: parsed, it would be told as a breach of the content security policy. */
const STYLE_SHEET = /<style\b[^]*?<\/style\s*>/gi;

/** Parses HTML without running or loading anything of it. */
const parse = (html: string) =>
  new DOMParser().parseFromString(trusted(html.replaceAll(STYLE_SHEET, '')) as unknown as string, 'text/html')
    .body;

/** Elements of which nothing is kept, their text neither. */
const DROPPED = 'style, script, meta, link, title, xml, img, svg, iframe, object, o\\:p:empty, [hidden]';

const isBold = ({ style }: HTMLElement) => style.fontWeight === 'bold' || Number(style.fontWeight) >= 600;
const isItalic = ({ style }: HTMLElement) => style.fontStyle === 'italic';

function replaceBy(element: HTMLElement, name: string) {
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
  return other;
}

/** Google Docs wraps everything in a `b` that is not bold, and says what is bold in styles. */
function readStyles(body: HTMLElement) {
  for (const element of body.querySelectorAll<HTMLElement>('b, strong'))
    if (element.style.fontWeight === 'normal' || element.style.fontWeight === '400')
      element.replaceWith(...element.childNodes);
  for (const element of body.querySelectorAll<HTMLElement>('span')) {
    const marks = [...(isBold(element) ? ['strong'] : []), ...(isItalic(element) ? ['em'] : [])];
    let inner = element;
    for (const mark of marks) {
      const wrapped = inner.ownerDocument.createElement(mark);
      wrapped.append(...inner.childNodes);
      inner.append(wrapped);
      inner = wrapped;
    }
    element.replaceWith(...element.childNodes);
  }
}

const WORD_ITEM = /mso-list:\s*(?!Ignore)[^;]*level(\d+)/i;
const NUMBERED = /^\s*(?:\d{1,3}|[a-z])[.)]/i;

/** Word writes the items of a list as paragraphs, each with its sign in front of it. */
function readWordLists(body: HTMLElement) {
  let list: HTMLElement | null = null;
  for (const paragraph of body.querySelectorAll<HTMLElement>('p')) {
    const isItem =
      WORD_ITEM.test(paragraph.getAttribute('style') ?? '') || /MsoListParagraph/.test(paragraph.className);
    if (!isItem) {
      list = null;
      continue;
    }
    const sign = [...paragraph.querySelectorAll<HTMLElement>('[style*="mso-list:Ignore" i]')];
    const text = sign.length > 0 ? (sign[0]?.textContent ?? '') : (paragraph.textContent ?? '');
    const name = NUMBERED.test(text) ? 'ol' : 'ul';
    for (const one of sign) one.remove();
    if (list === null || list.localName !== name || list.nextElementSibling !== paragraph) {
      list = paragraph.ownerDocument.createElement(name);
      paragraph.before(list);
    }
    const item = replaceBy(paragraph, 'li');
    if (item.firstChild?.nodeType === 3 && sign.length === 0)
      item.firstChild.textContent = (item.firstChild.textContent ?? '').replace(/^\s*[•·▪o§-]\s+/, '');
    list.append(item);
  }
}

/** A page has one main heading, which is not in its texts; the smallest that the shop styles is the fourth. */
function lowerHeadings(body: HTMLElement) {
  for (const heading of body.querySelectorAll<HTMLElement>('h1')) replaceBy(heading, 'h2');
  for (const heading of body.querySelectorAll<HTMLElement>('h5, h6')) replaceBy(heading, 'h4');
}

/** Word writes conditional comments, which some browsers hand over. */
function removeComments(body: HTMLElement) {
  const walker = body.ownerDocument.createTreeWalker(body, 128);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) (comment as ChildNode).remove();
}

/** Links without an address that a page can have, such as Word's bookmarks, are words. */
function keepLinks(body: HTMLElement) {
  for (const link of body.querySelectorAll('a'))
    if (!/^(?:https?:|mailto:|tel:|\/(?!\/))/.test(link.getAttribute('href') ?? ''))
      link.replaceWith(...link.childNodes);
}

/** What was copied from a word processor, with its paragraphs, headings, lists, links, bold and italics, and nothing else. */
export function cleanPaste(html: string): HTMLElement {
  const body = parse(html);
  removeComments(body);
  for (const element of body.querySelectorAll(DROPPED)) element.remove();
  readWordLists(body);
  readStyles(body);
  lowerHeadings(body);
  keepLinks(body);
  return body;
}
