import { afterAll, expect, test } from 'vitest';
import { createGazetteerThread } from './gazetteer-thread.ts';

const thread = createGazetteerThread();
afterAll(() => thread.close());

const suggest = (text: string) => thread.suggest({ text, country: 'FRA', locale: 'fr' });

test('a thread responds to each query while the api keeps working', async () => {
  let turns = 0;
  const clock = setInterval(() => (turns += 1), 10);
  const responses = await Promise.all(['97', '33000', 'rue'].map(suggest));
  clearInterval(clock);
  expect(responses.map((found) => found[0]?.cityName)).toEqual([undefined, 'Bordeaux', undefined]);
  expect(turns).toBeGreaterThan(3);
});

test('a thread that ended is started again', async () => {
  await thread.close();
  expect((await suggest('33000'))[0]?.text).toBe('33000 Bordeaux');
});
