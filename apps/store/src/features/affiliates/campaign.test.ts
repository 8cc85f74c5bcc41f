import { expect, test } from 'vitest';
import { campaignIn } from './campaign.ts';

test.each([
  ['#aecid=spring-26', 'spring-26'],
  ['#aecid=a.b_c~d', 'a.b_c~d'],
  ['#aecid=', null],
  ['#aecid=a b', null],
  ['#aecid=%3Cscript%3E', null],
  [`#aecid=${'x'.repeat(101)}`, null],
  ['#0123456789abcdef0123456789abcdef', null],
  ['', null],
])('%.30s has the campaign %s', (hash, campaign) => {
  expect(campaignIn(hash)).toBe(campaign);
});
