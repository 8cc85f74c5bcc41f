import type { FAQPage } from 'schema-dts';
import type { PreparedPage } from '../cms/prepared-page.ts';

export type Question = { name: string; answer: string };

/** Minimum number of questions of a FAQ page. */
const MIN_QUESTIONS = 3;

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' };

/** Plain text of safe HTML. */
const textOf = (html: string) =>
  html
    .replaceAll(/<\/(p|li|h\d)>/g, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(lt|gt|quot|amp);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();

const SECTION = /<h([2-6])[^>]*>(.*?)<\/h\1>(.*?)(?=<h[2-6]|$)/gs;

/** Headings of a page that are questions, with the text below each. */
export const questionsOf = ({ zones }: Pick<PreparedPage, 'zones'>): Question[] =>
  zones
    .flatMap(({ blocks }) => blocks.flatMap(({ html = [] }) => html))
    .flatMap((html) => [...html.matchAll(SECTION)])
    .map(([, , heading = '', below = '']) => ({ name: textOf(heading), answer: textOf(below) }))
    .filter(({ name, answer }) => name.endsWith('?') && answer !== '');

/** FAQPage JSON-LD of a page; null if the page is not a FAQ. */
export function faqPage(page: Pick<PreparedPage, 'zones'>): FAQPage | null {
  const questions = questionsOf(page);
  if (questions.length < MIN_QUESTIONS) return null;
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ name, answer }) => ({
      '@type': 'Question',
      name,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
