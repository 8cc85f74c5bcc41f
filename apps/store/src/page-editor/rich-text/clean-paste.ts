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

const WORD_LEVEL = /mso-list:\s*(?!Ignore)[^;]*level(\d+)/i;
/** In front of an item: a number, a letter or a Roman numeral. */
const NUMBERED = /^\s*(?:\d{1,3}|[a-z]|[ivxlc]+)[.)]/i;
const DRAWN_SIGN = /^\s*[•·▪o§-]\s+/;

/** The rank of an item in a list of lists, from 1; 0 for a paragraph that is no item. */
function wordLevel(paragraph: HTMLElement): number {
  const [, level] = WORD_LEVEL.exec(paragraph.getAttribute('style') ?? '') ?? [];
  if (level) return Number(level);
  return /MsoListParagraph/.test(paragraph.className) ? 1 : 0;
}

/** Takes the sign off an item, and returns the element of the list that it means. */
function takeSign(paragraph: HTMLElement): 'ol' | 'ul' {
  const signs = [...paragraph.querySelectorAll<HTMLElement>('[style*="mso-list:Ignore" i]')];
  const name = NUMBERED.test((signs[0] ?? paragraph).textContent ?? '') ? 'ol' : 'ul';
  for (const sign of signs) sign.remove();
  const text = paragraph.firstChild;
  if (signs.length === 0 && text?.nodeType === 3)
    text.textContent = (text.textContent ?? '').replace(DRAWN_SIGN, '');
  return name;
}

type OpenList = { element: HTMLElement; level: number };

/** Word writes the items of a list as paragraphs, each with its sign in front of it and its rank in its style. */
function readWordLists(body: HTMLElement) {
  /** The list that an item would join, after those that it is in. */
  let open: OpenList[] = [];
  for (const paragraph of body.querySelectorAll<HTMLElement>('p')) {
    const level = wordLevel(paragraph);
    if (open[0]?.element.nextElementSibling !== paragraph) open = [];
    if (level === 0) continue;
    const name = takeSign(paragraph);
    open = open.filter(
      (list) => list.level < level || (list.level === level && list.element.localName === name),
    );
    if (open.at(-1)?.level !== level) {
      const element = paragraph.ownerDocument.createElement(name);
      const around = open.at(-1)?.element.lastElementChild;
      if (around) around.append(element);
      else paragraph.before(element);
      open.push({ element, level });
    }
    open.at(-1)?.element.append(replaceBy(paragraph, 'li'));
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
