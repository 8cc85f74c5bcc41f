import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderIn } from '../../testing/render.tsx';
import { NewsletterBlock } from './NewsletterBlock.tsx';

const block = {
  type: 'newsletter' as const,
  title: 'La lettre',
  text: 'Une fois par semaine.',
  source: 'home',
};

test('the text is beside the form', () => {
  const { container } = renderIn(
    <NewsletterBlock block={block}>
      <form aria-label="S’abonner" />
    </NewsletterBlock>,
  );
  const section = within(container.querySelector('section')!);
  expect(section.getByRole('heading', { level: 2, name: 'La lettre' })).toBeDefined();
  expect(section.getByText('Une fois par semaine.')).toBeDefined();
  expect(section.getByRole('form', { name: 'S’abonner' })).toBeDefined();
});

test('without a form it renders nothing and warns developers', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  renderIn(<NewsletterBlock block={block}>{null}</NewsletterBlock>);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(error).toHaveBeenCalledOnce();
  error.mockRestore();
});
