import { beforeEach, expect, test, vi } from 'vitest';
import { clickEvents } from './clicks.ts';

const APP = 'https://apps.patine.example/en';

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://patine.example/en/cart'));
});

/** A minimal link inside elements that match these selectors. */
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
])('a click on the app’s link is tracked with the source %s and its URL', (source, around) => {
  expect(clickEvents(linkWithin(APP, ...around), [], APP)).toEqual([
    { name: 'Download App', properties: { source, link: APP } },
  ]);
});

test('another link is not an app download', () => {
  expect(clickEvents(linkWithin('/shop/', 'header'), [], APP)).toEqual([]);
});
