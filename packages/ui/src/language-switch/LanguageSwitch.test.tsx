import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { expect, test, vi } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';

const languages = [
  { code: 'fr', name: 'Français', href: '/shop' },
  { code: 'en', name: 'English', href: '/en/shop' },
];

test.each([
  ['fr', 'Langue', 'fr Français'],
  ['en', 'Language', 'en English'],
] as const)('each language is a link to this page and has its own name, in %s', (locale, label, name) => {
  const onChoose = vi.fn();
  renderIn(<LanguageSwitch languages={languages} current={locale} onChoose={onChoose} />, locale);
  expect(screen.getByRole('navigation', { name: label })).toBeTruthy();
  expect(screen.getByRole('link', { current: true, name })).toBeTruthy();
  const english = screen.getByRole('link', { name: 'en English' });
  expect([english.getAttribute('href'), english.lang]).toEqual(['/en/shop', 'en']);
  fireEvent.click(english);
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('en');
});

test('the keyboard moves between languages and selects one', async () => {
  const onChoose = vi.fn();
  renderIn(<LanguageSwitch languages={languages} current="fr" onChoose={onChoose} />);
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('en');
});
