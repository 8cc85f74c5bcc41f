import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { messageFrom, type IframeMessage } from './iframe-messages.ts';

beforeAll(() => void vi.stubGlobal('location', { origin: 'https://patine.example' }));
afterAll(() => vi.unstubAllGlobals());

const { port1: meta, port2: stranger } = new MessageChannel();
afterAll(() => meta.close());

const read = (data: unknown, { origin = 'https://patine.example', source = meta } = {}) =>
  messageFrom<IframeMessage>(
    { data, origin, source } as unknown as MessageEvent<unknown>,
    meta as unknown as MessageEventSource,
    ['showroom-ready', 'showroom-chosen'],
  );

test('a message of the iframe is accepted', () => {
  expect(read({ about: 'showroom-chosen', key: 'k1' })).toEqual({ about: 'showroom-chosen', key: 'k1' });
});

test('a message from another origin or window, or about something else, is ignored', () => {
  const message = { about: 'showroom-ready' };
  expect(read(message, { origin: 'https://elsewhere.example' })).toBeNull();
  expect(read(message, { source: stranger })).toBeNull();
  for (const other of [{ about: 'showroom-page' }, {}, null, 'showroom-ready'])
    expect(read(other)).toBeNull();
});
