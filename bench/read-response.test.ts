import { expect, test } from 'vitest';
import { readResponses } from './read-response.ts';

const plain = 'HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n0\r\n\r\n0\r\n\r';
const chunked =
  'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n0\r\n\r\n\r\n1a\r\nabcdefghijklmnopqrstuvwxyz\r\n0\r\n\r\n';
const stream = Buffer.from(plain + chunked + chunked + plain, 'latin1');

test('counts responses with a length and in chunks, however their bytes arrive', () => {
  for (let size = 1; size <= stream.length; size += 1) {
    const ends: number[] = [];
    let at = 0;
    const read = readResponses(() => ends.push(at));
    for (; at < stream.length; at += size) read(stream.subarray(at, at + size));
    expect(ends).toHaveLength(4);
  }
});

test('ends a response with its last byte', () => {
  let count = 0;
  const read = readResponses(() => (count += 1));
  const bytes = Buffer.from(chunked, 'latin1');
  read(bytes.subarray(0, -1));
  expect(count).toBe(0);
  read(bytes.subarray(-1));
  expect(count).toBe(1);
});

test('refuses what is not a page', () => {
  const read = (head: string) => () => readResponses(() => undefined)(Buffer.from(head));
  expect(read('HTTP/1.1 503 Service Unavailable\r\nContent-Length: 3\r\n\r\n')).toThrow('503');
  expect(read('HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n')).toThrow('Not a page');
});
