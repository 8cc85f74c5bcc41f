import { expect, test } from 'vitest';
import { hostOf, profileOf } from './social-address.ts';

test.each([
  ['https://www.instagram.com/patine/', '@patine'],
  ['https://www.tiktok.com/@patine', '@patine'],
  ['https://facebook.com/patine?ref=1', '@patine'],
  ['https://www.instagram.com/', 'instagram.com'],
  ['https://www.instagram.com/%E0%A4%A', '@%E0%A4%A'],
  ['javascript:alert(1)', null],
  ['patine', null],
])('the profile of %s is %s', (url, profile) => {
  expect(profileOf(url)).toBe(profile);
});

test.each([
  ['https://www.patine.fr/journal', 'patine.fr'],
  ['http://localhost:3000', 'localhost:3000'],
  ['data:text/html,x', null],
])('the host of %s is %s', (url, host) => {
  expect(hostOf(url)).toBe(host);
});
