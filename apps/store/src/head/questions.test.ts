import { expect, test } from 'vitest';
import { markdownToHtml } from '../lib/markdown.ts';
import { faqPage, questionsOf } from './questions.ts';

const page = (...texts: string[]) => ({
  zones: [
    {
      id: 'a',
      blocks: texts.map((text) => ({
        block: { type: 'text' as const, text, markdown: true },
        found: [],
        html: [markdownToHtml(text)],
      })),
    },
  ],
});

test('a heading with a question mark is a question, and the text below it is the answer', () => {
  const help = page(
    '### Faut-il un compte ?\n\nPas pour *voir*. Voir [l’aide](/pages/help) & « <b> ».\n\n- un\n- deux',
    '### Pas une question\n\nRien.\n\n### Et ?\n\n### Combien ?\n\nCinquante.',
  );
  expect(questionsOf(help)).toEqual([
    {
      name: 'Faut-il un compte ?',
      answer: expect.stringMatching(/^Pas pour voir\. Voir l’aide & « .* un deux$/) as string,
    },
    { name: 'Combien ?', answer: 'Cinquante.' },
  ]);
});

test('a page is a FAQ page from three questions on', () => {
  const question = (name: string) => `### ${name} ?\n\nOui.`;
  expect(faqPage(page(question('A'), question('B')))).toBeNull();
  expect(faqPage(page(question('A'), question('B'), question('C')))).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [{ name: 'A ?', acceptedAnswer: { text: 'Oui.' } }, {}, {}],
  });
});
