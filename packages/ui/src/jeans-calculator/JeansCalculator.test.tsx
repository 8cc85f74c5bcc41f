import { screen } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { expect, test, vi } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { JeansCalculator, type JeansAnswers } from './JeansCalculator.tsx';

const checked = () =>
  screen.getAllByRole<HTMLInputElement>('checkbox').flatMap((box) => (box.checked ? box.value : []));

test('four questions are answered by keyboard and submitted together', async () => {
  const onComplete = vi.fn();
  renderIn(<JeansCalculator onComplete={onComplete} known={{ email: 'camille@exemple.fr' }} />);
  await userEvent.keyboard('{Tab}{Tab} {ArrowRight}{ArrowRight}{ArrowRight}{Enter}');
  expect(document.activeElement?.textContent).toBe('Combien mesurez-vous\u00a0?');
  await userEvent.keyboard('{Tab}{Tab} {ArrowDown}{Enter}');
  await userEvent.keyboard('{Tab} {Enter}');
  await userEvent.keyboard('{Tab} {Tab}{Tab}{Tab} {Enter}');
  expect(onComplete).toHaveBeenCalledExactlyOnceWith({
    size: '38',
    heightRange: '155-160',
    tightness: 'tight',
    colors: ['bleu-clair', 'noir'],
    email: 'camille@exemple.fr',
  });
});

test.each([
  ['fr', 'Continuer', 'Choisissez une réponse pour continuer.'],
  ['en', 'Next', 'Choose an answer to continue.'],
] as const)('no step can be skipped without an answer, in %s', async (locale, next, words) => {
  renderIn(<JeansCalculator startAt={1} onComplete={() => {}} />, locale);
  await userEvent.click(screen.getByRole('button', { name: next }));
  expect(screen.getByRole('group', { description: words })).toBeDefined();
  expect(screen.getByRole('radio', { name: /^FR\s32/ })).toBe(document.activeElement);
  await userEvent.click(screen.getByText('FR 40'));
  expect(screen.queryByText(words)).toBeNull();
});

test('sizes and heights are shown in the selected system, with the same value', async () => {
  renderIn(<JeansCalculator startAt={1} onComplete={() => {}} known={{ size: '38' }} />, 'en');
  expect(screen.getByRole('radio', { name: 'FR\u00a038 IT\u00a042', checked: true })).toBeDefined();
  await userEvent.click(screen.getByText('Inches'));
  expect(screen.getByRole('radio', { name: 'US\u00a06 UK\u00a010', checked: true })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByRole('radio', { name: '5′3″ to 5′5″' })).toBeDefined();
});

test('going back keeps the answers, and a restart keeps only the email address', async () => {
  const onComplete = vi.fn();
  const known: Partial<JeansAnswers> = {
    size: '38',
    heightRange: '155-160',
    tightness: 'loose',
    colors: ['all'],
    email: 'a@b.fr',
  };
  renderIn(<JeansCalculator startAt={4} known={known} onComplete={onComplete} />);
  await userEvent.click(screen.getByRole('button', { name: 'Retour' }));
  expect(screen.getByRole('radio', { name: /^Ample/, checked: true })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Recommencer' }));
  expect(document.activeElement?.textContent).toBe('Quelle est votre taille de pantalon\u00a0?');
  expect(screen.getByText(/^Les tailles d’hier/)).toBeDefined();
  await userEvent.keyboard('{Tab}{Tab} {Enter}{Tab}{Tab} {Enter}{Tab} {Enter}');
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('a@b.fr');
  expect(checked()).toEqual([]);
});

test('the option for any colour clears the other colours', async () => {
  renderIn(<JeansCalculator startAt={4} onComplete={() => {}} known={{ colors: ['noir'] }} />);
  await userEvent.click(screen.getByText('Toutes'));
  expect(checked()).toEqual(['all']);
});
