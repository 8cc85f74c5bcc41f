import { beforeEach, expect, test } from 'vitest';
import { HEARTBEAT_MS } from '@patine/contract/pages/page-changes';
import { MINUTE_MS } from '@patine/core';
import { createChangeFeed } from './change-feed.ts';

let time = 0;
let heard: string[][] = [];
let changes: ReturnType<typeof createChangeFeed>;
const announce = (from: string, number: number, keys: string[] = [], purges?: boolean) =>
  changes.read(JSON.stringify({ from, number, keys, purges }));

beforeEach(() => {
  time = 1_000_000;
  heard = [];
  changes = createChangeFeed(() => time);
  changes.feed.listen((keys) => void heard.push([...keys]));
});

test('the first announcement of a process drops every page, the next ones what they name', () => {
  expect(changes.feed.isHeard()).toBe(false);
  announce('a', 7);
  announce('a', 8, ['product-1']);
  announce('a', 9);
  expect(heard).toEqual([['shop'], ['product-1']]);
  expect(changes.feed.isHeard()).toBe(true);
});

test('a lost announcement drops every page', () => {
  announce('a', 1);
  announce('a', 3, ['product-1']);
  announce('a', 4, ['product-2']);
  expect(heard).toEqual([['shop'], ['shop'], ['product-2']]);
});

test('while one process of several is silent, nothing is relied on; a minute later it counts as stopped', () => {
  announce('a', 1);
  announce('b', 1);
  expect(changes.feed.isHeard()).toBe(true);
  time += 3 * HEARTBEAT_MS + 1;
  announce('a', 2);
  expect(changes.feed.isHeard()).toBe(false);
  time += MINUTE_MS;
  announce('a', 3);
  expect(changes.feed.isHeard()).toBe(true);
});

test('copies of a CDN are relied on while one process purges, none fails and all are heard', () => {
  announce('a', 1);
  expect(changes.feed.isPurged()).toBe(false);
  announce('b', 1, [], true);
  expect(changes.feed.isPurged()).toBe(true);
  announce('b', 2, [], false);
  expect(changes.feed.isPurged()).toBe(false);
  announce('b', 3, [], true);
  expect(changes.feed.isPurged()).toBe(true);
  time += 3 * HEARTBEAT_MS + 1;
  announce('b', 4, [], true);
  expect(changes.feed.isPurged()).toBe(false);
});

test('what is no announcement is ignored', () => {
  for (const message of ['', '{', '{}', '[]', '{"from":"a"}']) changes.read(message);
  expect([heard, changes.feed.isHeard()]).toEqual([[], false]);
});
