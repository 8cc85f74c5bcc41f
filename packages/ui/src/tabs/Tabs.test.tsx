import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderIn } from '../testing/render.tsx';
import { Tabs } from './Tabs.tsx';

const tabs = [
  { id: 'all', label: 'Toutes', content: 'Douze' },
  { id: 'gone', label: 'Perdues', content: 'Aucune', disabled: true },
  { id: 'under-way', label: 'En cours', content: 'Deux' },
  { id: 'returns', label: 'Retours', content: 'Zéro' },
];
const chosen = () => screen.getByRole('tab', { selected: true }).textContent;
const panel = () => screen.getByRole('tabpanel').textContent;

test.each(['fr', 'en'] as const)('the first is chosen and its panel bears its name, in %s', (locale) => {
  renderIn(<Tabs label="Commandes" tabs={tabs} />, locale);
  expect(screen.getByRole('tablist', { name: 'Commandes' })).toBeTruthy();
  expect(screen.getByRole('tabpanel', { name: 'Toutes' }).textContent).toBe('Douze');
});

describe('by keyboard', () => {
  const onChange = vi.fn();
  beforeEach(async () => {
    onChange.mockClear();
    renderIn(<Tabs label="Commandes" tabs={tabs} onChange={onChange} />);
    await userEvent.tab();
  });

  test('arrows go past what is disabled, and round', async () => {
    await userEvent.keyboard('{ArrowRight}');
    expect([chosen(), panel(), document.activeElement?.textContent]).toEqual([
      'En cours',
      'Deux',
      'En cours',
    ]);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(chosen()).toBe('Toutes');
    await userEvent.keyboard('{ArrowLeft}');
    expect(chosen()).toBe('Retours');
    expect(onChange.mock.calls).toEqual([['under-way'], ['returns'], ['all'], ['returns']]);
  });

  test('End and Home go to the ends', async () => {
    await userEvent.keyboard('{End}');
    expect(chosen()).toBe('Retours');
    await userEvent.keyboard('{Home}');
    expect(chosen()).toBe('Toutes');
  });

  test('Tab goes from the chosen tab into its panel', async () => {
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
  });
});

test('the host may hold the choice', async () => {
  renderIn(<Tabs label="Commandes" tabs={tabs} value="all" />);
  await userEvent.click(screen.getByRole('tab', { name: 'Retours' }));
  expect(chosen()).toBe('Toutes');
});

test('an id that no tab has shows the first', () => {
  renderIn(<Tabs label="Commandes" tabs={tabs} defaultValue="unknown" />);
  expect(chosen()).toBe('Toutes');
});
