import { isValidElement, type ReactElement, type ReactNode } from 'react';

const INDENT = '  ';
const LINE = 90;

const nameOf = (type: ReactElement['type']): string => {
  if (typeof type === 'string') return type;
  const { displayName, name } = type as { displayName?: string; name?: string };
  return displayName ?? name ?? 'Component';
};

const isFragment = (element: ReactElement) => typeof element.type === 'symbol';

const indented = (text: string) => text.replaceAll(/^(?=.)/gm, INDENT);

function written(value: unknown): string {
  if (isValidElement(value)) return elementSource(value);
  if (typeof value === 'function') return '() => undefined';
  return JSON.stringify(value) ?? 'undefined';
}

function attribute([name, value]: [string, unknown]): string {
  if (value === true) return name;
  if (typeof value === 'string' && !/["\\\n]/.test(value)) return `${name}="${value}"`;
  const source = written(value);
  return source.includes('\n') ? `${name}={\n${indented(source)}\n}` : `${name}={${source}}`;
}

function childrenOf(children: ReactNode): string[] {
  return [children].flat(Infinity as 1).flatMap((child) => {
    if (child === undefined || child === null || typeof child === 'boolean') return [];
    return [isValidElement(child) ? elementSource(child) : String(child)];
  });
}

function tagSource(name: string, props: object): string {
  const { children, ...attributes } = props as { children?: ReactNode };
  const own = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(attribute);
  const flat = [name, ...own].join(' ');
  const head =
    flat.length > LINE || flat.includes('\n') ? `${[name, ...own.map(indented)].join('\n')}\n` : flat;
  const inside = childrenOf(children);
  if (inside.length === 0) return head.endsWith('\n') ? `<${head}/>` : `<${head} />`;
  const body = inside.join('\n');
  const isShort = !body.includes('\n') && flat.length + body.length < LINE && !head.endsWith('\n');
  return isShort ? `<${head}>${body}</${name}>` : `<${head}>\n${indented(body)}\n</${name}>`;
}

/** Writes an element as JSX. */
export const elementSource = (element: ReactElement): string =>
  tagSource(isFragment(element) ? '' : nameOf(element.type), element.props as object);

/** Writes a component with the arguments of a story as JSX. */
export const storySource = (component: ReactElement['type'], args: object): string =>
  tagSource(nameOf(component), args);
