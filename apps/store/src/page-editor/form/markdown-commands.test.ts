import { describe, expect, test } from 'vitest';
import { commandOf, MARKDOWN_COMMANDS, type MarkdownCommand } from './markdown-commands.ts';

/** Runs a command on a text whose selection stands between bars, and shows the outcome in the same way. */
function run(command: MarkdownCommand, marked: string): string {
  const [before = '', selected = '', after = ''] = marked.split('|');
  const text = before + selected + after;
  const start = before.length;
  const { from, to, insert, select } = MARKDOWN_COMMANDS[command](
    { text, start, end: start + selected.length },
    '/en/shop/',
  );
  const done = text.slice(0, from) + insert + text.slice(to);
  return `${done.slice(0, select[0])}|${done.slice(...select)}|${done.slice(select[1])}`;
}

describe('bold and italic', () => {
  test.each([
    ['bold', 'une |belle| pièce', 'une **|belle|** pièce'],
    ['bold', 'une **|belle|** pièce', 'une |belle| pièce'],
    ['bold', 'une || pièce', 'une **||** pièce'],
    ['italic', 'une |belle| pièce', 'une *|belle|* pièce'],
    ['italic', 'une *|belle|* pièce', 'une |belle| pièce'],
    ['italic', 'une **|belle|** pièce', 'une ***|belle|*** pièce'],
    ['italic', 'une ***|belle|*** pièce', 'une **|belle|** pièce'],
    ['bold', 'une ***|belle|*** pièce', 'une *|belle|* pièce'],
    ['bold', 'une *|belle|* pièce', 'une ***|belle|*** pièce'],
  ] as const)('%s: %s becomes %s', (command, from, to) => {
    expect(run(command, from)).toBe(to);
  });
});

describe('lines', () => {
  test.each([
    ['list', 'un\n|deux\ntrois|', 'un\n|- deux\n- trois|'],
    ['list', '|- deux\n- trois|', '|deux\ntrois|'],
    ['list', '|deux\n- trois|', '|- deux\n- trois|'],
    ['list', 'un\n||', 'un\n|- |'],
    ['heading', 'un\nde||ux\ntrois', 'un\n|## deux|\ntrois'],
    ['heading', '|## deux|', '|### deux|'],
    ['heading', '|### deux|', '|deux|'],
  ] as const)('%s: %j becomes %j', (command, from, to) => {
    expect(run(command, from)).toBe(to);
  });
});

describe('links', () => {
  test.each([
    ['voir |nos étiquettes| ici', 'voir [nos étiquettes](|/en/shop/|) ici'],
    ['voir |https://example.org/a|', 'voir [||](https://example.org/a)'],
    ['voir |/shop/|', 'voir [||](/shop/)'],
    ['voir ||', 'voir [||](/en/shop/)'],
  ])('%s becomes %s', (from, to) => {
    expect(run('link', from)).toBe(to);
  });
});

const press = (key: string, keys: Partial<Parameters<typeof commandOf>[0]> = {}) =>
  commandOf({ key, ctrlKey: true, metaKey: false, altKey: false, shiftKey: false, ...keys });

test('shortcuts take Ctrl or ⌘, and leave the browser its own', () => {
  expect(press('b')).toBe('bold');
  expect(press('B', { ctrlKey: false, metaKey: true })).toBe('bold');
  expect(press('H', { shiftKey: true })).toBe('heading');
  expect(press('l', { shiftKey: true })).toBe('list');
  for (const own of [
    press('b', { ctrlKey: false }),
    press('h'),
    press('k', { shiftKey: true }),
    press('z'),
    press('i', { altKey: true }),
  ])
    expect(own).toBeNull();
});
