import { beforeEach, expect, test, vi } from 'vitest';
import { clickEvents } from './clicks.ts';

const APP = 'https://apps.patine.example/en';

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://patine.example/en/cart'));
});

/** A link as far as its events look at it, within elements that these selectors name. */
const linkWithin = (href: string, ...around: string[]) =>
  ({
    textContent: 'The app',
    pathname: new URL(href, 'https://patine.example').pathname,
    getAttribute: (name: string) => (name === 'href' ? href : null),
    closest: (selector: string) => (around.includes(selector) ? {} : null),
  }) as unknown as HTMLAnchorElement;

test.each([
  ['Site_Header_button', ['header']],
  ['Site_Menu_button', []],
])('a press on the app’s link is told with the source %s and where it leads', (source, around) => {
  expect(clickEvents(linkWithin(APP, ...around), [], APP)).toEqual([
    { name: 'Download App', properties: { source, link: APP } },
  ]);
});

test('another link downloads no app', () => {
  expect(clickEvents(linkWithin('/shop/', 'header'), [], APP)).toEqual([]);
});
