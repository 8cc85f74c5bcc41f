import {
  computeAccessibleDescription,
  computeAccessibleName,
  getRole,
  isDisabled,
} from 'dom-accessibility-api';

/** What a screen reader says of one element, in the order of reading. */
export type Line = {
  /** Its role in words; empty for a text. */
  role: string;
  /** Its accessible name, or the text itself. */
  name: string;
  /** What else is said of it: its state, its value, its description. */
  states: readonly string[];
  /** How many announced elements it lies in. */
  depth: number;
  /** Its place among the stops of the Tab key, from 1 on. */
  stop: number | null;
};

/** Roles that are read by their name, without what lies in them. */
const LEAVES = new Set([
  'button',
  'checkbox',
  'combobox',
  'img',
  'link',
  'option',
  'progressbar',
  'radio',
  'searchbox',
  'slider',
  'spinbutton',
  'switch',
  'textbox',
]);

/** Roles that are said where they begin. What they hold follows. */
const GROUPS = new Set([
  'alert',
  'article',
  'banner',
  'contentinfo',
  'dialog',
  'group',
  'heading',
  'list',
  'listbox',
  'main',
  'navigation',
  'radiogroup',
  'search',
  'status',
  'table',
  'timer',
]);

/** Roles that are said only of what has a name. */
const NAMED_GROUPS = new Set(['complementary', 'form', 'region']);

/** Roles whose content is announced when it changes. */
const LIVE = new Set(['alert', 'status']);

const IN_WORDS: Readonly<Record<string, string>> = {
  banner: 'header of the page',
  combobox: 'combo box',
  contentinfo: 'footer of the page',
  img: 'image',
  listbox: 'list box',
  progressbar: 'progress bar',
  radio: 'radio button',
  radiogroup: 'radio group',
  searchbox: 'search field',
  spinbutton: 'number field',
  textbox: 'text field',
};

const NOT_CONTENT = 'script, style, template, noscript, .sb-wrapper, [aria-hidden="true"], [inert]';
const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const styleOf = (element: Element) => element.ownerDocument.defaultView!.getComputedStyle(element);
const isInput = (element: Element): element is HTMLInputElement => element.localName === 'input';

function isRead(element: Element): boolean {
  if (element.matches(NOT_CONTENT) || !element.checkVisibility()) return false;
  return styleOf(element).visibility !== 'hidden';
}

/** The text of an element as it is read: without what is hidden, with the names of pictures. */
function readText(node: Node): string {
  if (node.nodeType === node.TEXT_NODE) return node.textContent ?? '';
  if (node.nodeType !== node.ELEMENT_NODE || !isRead(node as Element)) return '';
  const element = node as Element;
  if (element.localName === 'img') return ` ${element.getAttribute('alt') ?? ''} `;
  const inside = [...element.childNodes].map(readText).join('');
  return styleOf(element).display.startsWith('inline') ? inside : ` ${inside} `;
}

/** Of radio buttons with one name, Tab reaches the chosen one, or the first where none is. */
function isRadioStop(radio: HTMLInputElement): boolean {
  const named = [...radio.ownerDocument.querySelectorAll<HTMLInputElement>('[type="radio"]')];
  const group = named.filter(({ name, form }) => name === radio.name && form === radio.form);
  return radio === (group.find(({ checked }) => checked) ?? group[0]);
}

function isTabStop(element: Element): boolean {
  if (!element.matches(FOCUSABLE) || (element as HTMLElement).tabIndex < 0 || element.matches(':disabled'))
    return false;
  return !isInput(element) || element.type !== 'radio' || !element.name || isRadioStop(element);
}

const SAID_IF: readonly (readonly [attribute: string, value: string, said: string])[] = [
  ['aria-pressed', 'true', 'pressed'],
  ['aria-pressed', 'false', 'not pressed'],
  ['aria-expanded', 'true', 'expanded'],
  ['aria-expanded', 'false', 'collapsed'],
  ['aria-selected', 'true', 'selected'],
  ['aria-busy', 'true', 'busy'],
  ['aria-invalid', 'true', 'invalid'],
  ['aria-modal', 'true', 'modal'],
  ['aria-haspopup', 'dialog', 'opens a dialog'],
];

/** What of `aria-current` is said. */
const CURRENT: Readonly<Record<string, string>> = {
  true: 'current',
  page: 'current page',
  step: 'current step',
};

function valueOf(element: Element, role: string): string {
  const said = element.getAttribute('aria-valuetext');
  if (said) return said;
  if (element.localName === 'select') {
    const [chosen] = (element as HTMLSelectElement).selectedOptions;
    return plain(chosen?.text ?? '');
  }
  const isField = isInput(element) || element.localName === 'textarea';
  return isField && !['checkbox', 'radio', 'switch'].includes(role)
    ? (element as HTMLInputElement).value
    : '';
}

function statesOf(element: Element, role: string): string[] {
  const attributes = SAID_IF.filter(([name, value]) => element.getAttribute(name) === value);
  const current = CURRENT[element.getAttribute('aria-current') ?? ''];
  const details = element.localName === 'summary' ? (element.parentElement as HTMLDetailsElement) : null;
  const isChecked = (element as HTMLInputElement).checked;
  const value = valueOf(element, role);
  // A tooltip with the words of the name is not said twice.
  const name = plain(computeAccessibleName(element));
  const description = plain(computeAccessibleDescription(element));
  return [
    ...(['checkbox', 'radio'].includes(role) ? [isChecked ? 'checked' : 'not checked'] : []),
    ...(role === 'switch' ? [isChecked ? 'on' : 'off'] : []),
    ...attributes.map(([, , said]) => said),
    ...(details ? [details.open ? 'expanded' : 'collapsed'] : []),
    ...(current ? [current] : []),
    ...(isDisabled(element) || element.getAttribute('aria-disabled') === 'true' ? ['disabled'] : []),
    ...(element.matches('[readonly]') ? ['read only'] : []),
    ...(value ? [`“${value}”`] : []),
    ...(description && description !== name ? [`described as “${description}”`] : []),
  ];
}

/** The role in words: with the level of a heading, and the number of items of a list. */
function roleInWords(element: Element, role: string): string {
  if (role === 'heading') {
    const level = element.getAttribute('aria-level') ?? element.localName.replace(/^h/, '');
    return `heading level ${level}`;
  }
  if (role === 'list') {
    const { length } = [...element.children].filter(isRead);
    return `list of ${length} ${length === 1 ? 'item' : 'items'}`;
  }
  return `${IN_WORDS[role] ?? role}${LIVE.has(role) ? ', announced' : ''}`;
}

/** A disclosure is read as a button, which browsers do not tell by its role. */
const roleOf = (element: Element) => (element.localName === 'summary' ? 'button' : getRole(element));

/** Texts that are read with the field they belong to. */
function isPartOfField(element: Element): boolean {
  if (element.localName === 'legend') return true;
  if (element.localName === 'label') return (element as HTMLLabelElement).control !== null;
  const { id } = element;
  return id !== '' && element.ownerDocument.querySelector(`[aria-describedby~="${CSS.escape(id)}"]`) !== null;
}

/** Returns what a screen reader says of an element and of all that it holds, in the order of reading. */
export function readAloud(root: Element): Line[] {
  const lines: Line[] = [];
  let stops = 0;
  let run = '';
  const endRun = (depth: number) => {
    const name = plain(run);
    run = '';
    if (name) lines.push({ role: '', name, states: [], depth, stop: null });
  };
  const stopOf = (element: Element) => (isTabStop(element) ? (stops += 1) : null);

  const enter = (element: Element, depth: number, onlyControls = false) => {
    for (const child of element.childNodes) {
      if (child.nodeType === child.TEXT_NODE && !onlyControls) run += child.textContent;
      if (child.nodeType === child.ELEMENT_NODE) read(child as Element, depth, onlyControls);
    }
  };

  const read = (element: Element, depth: number, onlyControls: boolean) => {
    if (!isRead(element)) return;
    const role = roleOf(element);
    const name = role ? plain(computeAccessibleName(element)) : '';
    const isLeaf = role !== null && LEAVES.has(role);
    const isGroup = role !== null && (GROUPS.has(role) || (NAMED_GROUPS.has(role) && name !== ''));
    if (isLeaf || (isGroup && !onlyControls)) {
      endRun(depth);
      const isLive = LIVE.has(role);
      const text = isLeaf || isLive || role === 'heading' ? plain(readText(element)) : '';
      const said = name || text;
      const line = {
        role: roleInWords(element, role),
        name: said,
        states: statesOf(element, role),
        depth,
        stop: stopOf(element),
      };
      const isSilent = (isLive && !text) || (role === 'img' && !said);
      if (!isSilent) lines.push(line);
      if (isGroup) {
        enter(element, depth + 1, isLive || role === 'heading');
        endRun(depth + 1);
      }
      return;
    }
    if (isPartOfField(element)) {
      enter(element, depth, true);
      return;
    }
    const isInline = styleOf(element).display.startsWith('inline');
    if (!isInline) endRun(depth);
    enter(element, depth, onlyControls);
    if (!isInline) endRun(depth);
  };

  enter(root, 0);
  endRun(0);
  return lines;
}
