import { screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderIn } from '../testing/render.tsx';
import { Combobox, type ComboboxProps } from './Combobox.tsx';

const options = ['Agnès b.', 'Étam', 'Kenzo', 'Lacoste'].map((label) => ({
  value: label.slice(0, 2),
  label,
}));
const onChange = vi.fn();
beforeEach(() => onChange.mockClear());

function Held(props: Partial<ComboboxProps>) {
  const [value, setValue] = useState<string | null>(props.value ?? null);
  return (
    <form aria-label="Filtre">
      <Combobox
        label="Marque"
        options={options}
        {...props}
        value={value}
        onChange={(to) => {
          setValue(to);
          onChange(to);
        }}
      />
      <button type="submit">Envoyer</button>
    </form>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Marque' });
const listed = () => screen.queryAllByRole('option').map((option) => option.textContent);
const pointedAt = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('by keyboard', () => {
  beforeEach(async () => {
    renderIn(<Held name="brand" />);
    await userEvent.tab();
  });

  test('an arrow opens it, arrows go round and Enter chooses', async () => {
    expect(listed()).toEqual([]);
    await userEvent.keyboard('{ArrowDown}');
    expect([field().ariaExpanded, pointedAt()]).toEqual(['true', 'Agnès b.']);
    await userEvent.keyboard('{ArrowUp}');
    expect(pointedAt()).toBe('Lacoste');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(onChange.mock.calls).toEqual([['Ét']]);
    expect([field().value, field().ariaExpanded]).toEqual(['Étam', 'false']);
    expect(new FormData(screen.getByRole('form')).get('brand')).toBe('Ét');
  });

  test('typing narrows the list, without its accents', async () => {
    await userEvent.keyboard('etam');
    expect([listed(), pointedAt()]).toEqual([['Étam'], 'Étam']);
    await userEvent.keyboard('{Enter}');
    expect(onChange.mock.calls).toEqual([['Ét']]);
  });

  test('Escape closes the list and keeps the words, then empties the field', async () => {
    await userEvent.keyboard('ken{Escape}');
    expect([field().value, field().ariaExpanded, listed()]).toEqual(['ken', 'false', []]);
    await userEvent.keyboard('{Escape}');
    expect(field().value).toBe('');
    expect(onChange).not.toHaveBeenCalled();
  });

  test('Tab takes a whole name and lets go of anything else', async () => {
    await userEvent.keyboard('kenzo{Tab}');
    expect([field().value, onChange.mock.calls]).toEqual(['Kenzo', [['Ke']]]);
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await userEvent.fill(field(), 'lac');
    await userEvent.keyboard('{Tab}');
    expect([field().value, onChange.mock.calls]).toEqual(['Kenzo', [['Ke']]]);
  });

  test('an emptied field lets the choice go', async () => {
    await userEvent.keyboard('kenzo{Enter}');
    await userEvent.clear(field());
    await userEvent.keyboard('{Tab}');
    expect(onChange.mock.calls).toEqual([['Ke'], [null]]);
  });
});

test('a press chooses and the focus stays in the field', async () => {
  renderIn(<Held />);
  await userEvent.click(field());
  await userEvent.click(screen.getByRole('option', { name: 'Lacoste' }));
  expect([field().value, document.activeElement]).toEqual(['Lacoste', field()]);
});

test.each([
  ['fr', 'Rien ne correspond à « zz ».', 'Aucun choix'],
  ['en', 'Nothing matches “zz”.', 'No choice'],
] as const)('words that nothing matches are told, in %s', async (locale, words, said) => {
  renderIn(<Held />, locale);
  await userEvent.fill(field(), 'zz');
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe(said);
});

test('a value that no option has leaves the field empty', () => {
  renderIn(<Held value="gone" />);
  expect(field().value).toBe('');
});
