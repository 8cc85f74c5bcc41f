import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { expect, test, vi } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { SuggestField, type Suggestion } from './SuggestField.tsx';

const places = [
  { id: 'paris', text: '75010 Paris' },
  { id: 'lyon', text: '69001 Lyon' },
];

const setUp = (suggest: (text: string) => Promise<readonly Suggestion[]> = async () => places) => {
  const onChoose = vi.fn();
  const suggestSpy = vi.fn(suggest);
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  renderIn(
    <form onSubmit={onSubmit}>
      <SuggestField label="Adresse" suggest={suggestSpy} onChoose={onChoose} />
    </form>,
  );
  return {
    onChoose,
    suggestSpy,
    onSubmit,
    field: screen.getByRole<HTMLInputElement>('combobox', { name: 'Adresse' }),
  };
};
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

test('requests once after a pause, and announces the number of suggestions', async () => {
  const { suggestSpy, field } = setUp();
  await userEvent.click(field);
  // In one task, so that no pause lies between the two texts.
  for (const value of ['7', '750']) fireEvent.change(field, { target: { value } });
  await screen.findByRole('listbox', { name: 'Adresse' });
  expect(suggestSpy.mock.calls).toEqual([['750']]);
  expect(options()).toEqual(['75010 Paris', '69001 Lyon']);
  expect(screen.getByRole('status').textContent).toBe('2 suggestions');
  expect(field.getAttribute('aria-expanded')).toBe('true');
});

test('arrow keys wrap around, and Enter selects without submitting the form', async () => {
  const { onChoose, onSubmit, field } = setUp();
  await userEvent.fill(field, '750');
  await screen.findByRole('listbox');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}');
  const active = document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
  expect(active?.textContent).toBe('69001 Lyon');
  await userEvent.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(places[1]);
  expect(onSubmit).not.toHaveBeenCalled();
  expect(options()).toEqual([]);
});

test('Enter without an active option submits the form, and Escape closes the list', async () => {
  const { onSubmit, onChoose, field } = setUp();
  await userEvent.fill(field, '750');
  await screen.findByRole('listbox');
  await userEvent.keyboard('{Escape}');
  expect(options()).toEqual([]);
  expect(field.value).toBe('750');
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(onChoose).not.toHaveBeenCalled();
});

test('a click selects, and focus stays in the field', async () => {
  const { onChoose, field } = setUp();
  await userEvent.fill(field, '750');
  await userEvent.click(await screen.findByRole('option', { name: '75010 Paris' }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(places[0]);
  expect(document.activeElement).toBe(field);
});

test('ignores a response to an earlier text', async () => {
  let answerFirst = (_found: readonly Suggestion[]) => {};
  const { suggestSpy, field } = setUp(async (text) =>
    text === 'old' ? new Promise((resolve) => (answerFirst = resolve)) : places,
  );
  await userEvent.fill(field, 'old');
  await expect.poll(() => suggestSpy).toHaveBeenCalledOnce();
  await userEvent.fill(field, 'new');
  await screen.findByRole('option', { name: '75010 Paris' });
  answerFirst([{ id: 'old', text: 'Too late' }]);
  await expect.poll(options).toEqual(['75010 Paris', '69001 Lyon']);
});

test('a failure leaves a field without suggestions', async () => {
  const { suggestSpy, field } = setUp(() => Promise.reject(new Error('away')));
  await userEvent.fill(field, '750');
  await expect.poll(() => suggestSpy).toHaveBeenCalledOnce();
  expect(options()).toEqual([]);
  expect(screen.queryByRole('alert')).toBeNull();
});
