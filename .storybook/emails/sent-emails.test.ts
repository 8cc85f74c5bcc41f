import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import en from '../../apps/api/src/messages/en.json' with { type: 'json' };
import { SENT_EMAILS } from './sent-emails.ts';

const files = ['Mails', 'MailsWithoutOrder'].map((name) =>
  readFileSync(new URL(`../${name}.stories.tsx`, import.meta.url), 'utf8'),
);

test('each story of an email says when it is sent', () => {
  const stories = files.map((code) => [
    /^ {2}title: '([^']+)'/m.exec(code)?.[1],
    [...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => name).toSorted(),
  ]);
  const said = Object.entries(SENT_EMAILS).map(([title, emails]) => [title, Object.keys(emails).toSorted()]);
  expect(said).toEqual(stories);
});

test('each subject is a message', () => {
  const subjects = Object.values(SENT_EMAILS).flatMap((emails) =>
    Object.values(emails).map(({ subject }) => subject),
  );
  expect(subjects.filter((subject) => !(subject in en))).toEqual([]);
});
