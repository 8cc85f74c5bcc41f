import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { expect, test, vi } from 'vitest';
import { renderIn, renderDelayed } from '../testing/render.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { sampleGroups, sampleHref } from './filter-panel.samples.ts';
import { PriceForm } from './PriceForm.tsx';
import { SamplePrice } from './SamplePrice.tsx';

const panel = <FilterPanel groups={sampleGroups} href={sampleHref} here="/shop" />;
const link = (name: string | RegExp) => screen.getByRole('link', { name });

test('options are links that select unselected values and clear selected ones', () => {
  renderIn(panel);
  expect(link('Bon état 511 pièces').getAttribute('href')).toBe('/shop?state=bonEtat');
  const chosen = link('Très bon état 604 pièces');
  expect([chosen.getAttribute('href'), chosen.getAttribute('aria-current')]).toEqual(['/shop', 'true']);
});

test('counts are also in English', () => {
  renderIn(panel, 'en');
  expect(link('Vestes 612 pieces')).toBeDefined();
});

test('search engines may follow categories and nothing else', () => {
  renderIn(panel);
  expect(link(/^Manteaux/).getAttribute('rel')).toBeNull();
  expect(link(/^Noir/).getAttribute('rel')).toBe('nofollow');
});

test('a long list shows its first options, then all', () => {
  renderIn(panel);
  expect(screen.queryByRole('link', { name: /Yves Saint Laurent/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Tout voir (12)' }));
  expect(link(/Yves Saint Laurent/)).toBeDefined();
});

const field = () => screen.getByRole('textbox', { name: /^Chercher\s: marque$/ });
const type = (value: string) => fireEvent.change(field(), { target: { value } });

test('its search ignores accents and case, and reports when nothing is found', async () => {
  renderIn(panel);
  type('AGNES');
  await waitFor(() => expect(screen.queryByRole('link', { name: /Burberry/ })).toBeNull());
  expect(link(/Agnès B\./)).toBeDefined();
  type('zzz');
  expect(await screen.findByText(/^Aucun résultat pour «\szzz\s»\.$/)).toBeDefined();
});

test('a list that is cut finds all of its values, and does not claim to show them', async () => {
  const further = { slug: 'zara', name: 'Zara', count: 3, selected: false };
  const find = vi.fn((query: string) => Promise.resolve(query === 'zar' ? [further] : []));
  const groups = sampleGroups.map((group) => (group.id === 'brands' ? { ...group, find } : group));
  renderIn(<FilterPanel groups={groups} href={sampleHref} here="/shop" />);
  expect(screen.queryByRole('button', { name: /^Tout voir \(12\)/ })).toBeNull();
  type('za');
  type('zar');
  const zara = await screen.findByRole('link', { name: 'Zara 3 pièces' });
  expect(zara.getAttribute('href')).toBe('/shop?brands=zara');
  expect(find).toHaveBeenCalledExactlyOnceWith('zar');
  type('zzz');
  expect(await screen.findByText(/^Aucun résultat/)).toBeDefined();
});

test('sizes that are more than the list has are searched as well', async () => {
  const further = { slug: '35-5', name: '35.5', count: 1, selected: false };
  const find = vi.fn(() => Promise.resolve([further]));
  const groups = sampleGroups.filter(({ id }) => id === 'size').map((group) => ({ ...group, find }));
  renderIn(<FilterPanel groups={groups} href={sampleHref} here="/shop" />);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '35' } });
  const half = await screen.findByRole('link', { name: '35.5 1 pièce' });
  expect(half.getAttribute('href')).toBe('/shop?size=35-5');
});

test.each([
  ['fr', /^Tout voir \(18\)/, 'Voir moins'],
  ['en', /^Show all \(18\)/, 'Show fewer'],
] as const)(
  'a long size scale collapses its rarest sizes in %s, which stay links in the page',
  (locale, all, fewer) => {
    const { container } = renderIn(panel, locale);
    const jeans = [...container.querySelectorAll<HTMLElement>('a[href*="size=w"]')];
    const seen = () => jeans.filter((size) => size.checkVisibility()).length;
    expect([jeans.length, seen()]).toEqual([18, 8]);
    fireEvent.click(screen.getByText(all));
    expect(seen()).toBe(18);
    fireEvent.click(screen.getAllByText(fewer).find((text) => text.checkVisibility()) ?? container);
    expect(seen()).toBe(8);
  },
);

test.each([
  ['fr', 'clothes', 'Tailles françaises'],
  ['fr', 'shoes', 'Pointures européennes'],
  ['fr', 'both', 'Tailles françaises et pointures'],
  ['en', 'shoes', 'EU shoe sizes'],
] as const)('in %s, numbers that are sizes of %s are called « %s »', (locale, numbers, title) => {
  const options = ['S', 'M', '38', '39'].map((name) => ({ slug: name, name, count: 1, selected: false }));
  const group = { kind: 'sizes', id: 'size', title: 'Taille', options, numbers } as const;
  renderIn(<FilterPanel groups={[group]} href={() => '#'} here="/shop" />, locale);
  expect(screen.getByRole('list', { name: title }).textContent).toMatch(/^38.*39/);
});

test('many sizes have a search as well', async () => {
  renderIn(panel);
  const sizes = screen.getByRole('textbox', { name: /^Chercher\s: taille$/ });
  fireEvent.change(sizes, { target: { value: 'w26' } });
  await waitFor(() => expect(screen.queryByRole('link', { name: /^XS/ })).toBeNull());
  expect(screen.getAllByRole('link', { name: /^W26 L/ })).toHaveLength(2);
});

test('a short list has no search', () => {
  renderIn(
    <FilterPanel here="/shop" groups={sampleGroups.filter(({ id }) => id === 'state')} href={sampleHref} />,
  );
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a scale keeps its order, a long list begins with the selected options', () => {
  const brands = sampleGroups.flatMap((group) =>
    group.kind === 'list' && group.id === 'brands' ? [group] : [],
  );
  const chosen = brands.map((group) => ({
    ...group,
    options: group.options.map((option) => ({ ...option, selected: option.name === 'Tommy Hilfiger' })),
  }));
  const states = sampleGroups.filter(({ id }) => id === 'state');
  renderIn(<FilterPanel groups={[...states, ...chosen]} href={sampleHref} here="/shop" />);
  const names = screen.getAllByRole('link').map((option) => option.textContent?.replace(/\d.*/, ''));
  expect(names.slice(0, 5)).toEqual([
    'Neuf avec étiquette',
    'Très bon état',
    'Bon état',
    'État correct',
    'Tommy Hilfiger',
  ]);
});

test('a panel can be collapsed', () => {
  renderIn(panel);
  fireEvent.click(screen.getByText('Couleur'));
  expect(link(/^Noir/).checkVisibility()).toBe(false);
});

test('the price filter is at its position and shows the selected range', () => {
  const onChange = vi.fn();
  renderIn(
    <FilterPanel
      groups={sampleGroups}
      href={sampleHref}
      here="/shop"
      price={<SamplePrice onChange={onChange} />}
    />,
  );
  const least = screen.getByRole('textbox', { name: 'Minimum' });
  fireEvent.change(least, { target: { value: '25' } });
  fireEvent.blur(least);
  expect(onChange).toHaveBeenCalledExactlyOnceWith([25, 180]);
});

test('the form for pages without JavaScript keeps the other filters', () => {
  const { container } = renderIn(
    <PriceForm
      bounds={{ min: 0, max: 260 }}
      value={[10, 180]}
      action="/shop/vestes"
      hiddenFields={[['size', 's+m']]}
    />,
  );
  const form = container.querySelector('form');
  expect(form && [form.method, form.getAttribute('action')]).toEqual(['get', '/shop/vestes']);
  expect(form && [...new FormData(form)]).toEqual([
    ['size', 's+m'],
    ['priceMin', '10'],
    ['priceMax', '180'],
  ]);
  expect(screen.getByRole('button', { name: 'Appliquer' })).toBeDefined();
});

test('an on-demand filter renders its options when expanded', async () => {
  const group = { ...sampleGroups.find(({ id }) => id === 'brands')!, folded: true, onDemand: true };
  const { container } = renderIn(<FilterPanel groups={[group]} href={sampleHref} here="/shop" />);
  expect(container.querySelector('a')).toBeNull();
  fireEvent.click(screen.getByText(group.title));
  expect((await screen.findAllByRole('link')).length).toBeGreaterThan(0);
});

test('one expanded before hydration renders its options after hydration', async () => {
  const group = { ...sampleGroups.find(({ id }) => id === 'brands')!, folded: true, onDemand: true };
  await renderDelayed(<FilterPanel groups={[group]} href={sampleHref} here="/shop" />, 'toggle', (drawn) =>
    within(drawn).getByText('Marque').click(),
  );
  expect(await screen.findByRole('link', { name: /Burberry/ })).toBeDefined();
});

test('by keyboard, a filter is collapsed and expanded, its list searched and completely shown', async () => {
  const brands = sampleGroups.filter(({ id }) => id === 'brands');
  renderIn(<FilterPanel groups={brands} href={sampleHref} here="/shop" />);
  await userEvent.keyboard('{Tab}{Enter}');
  expect(link(/^Burberry/).checkVisibility()).toBe(false);
  await userEvent.keyboard('{Enter}{Tab}burb');
  expect(screen.getAllByRole('link')).toHaveLength(1);
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(link(/^Burberry/));
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Backspace}{Backspace}{Backspace}{Backspace}');
  screen.getByRole('button', { name: 'Tout voir (12)' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getAllByRole('link')).toHaveLength(12);
});

test('a second panel on a page has its own name', () => {
  renderIn(
    <>
      {panel}
      <FilterPanel groups={sampleGroups} href={sampleHref} here="/shop" aria-label="Sans ces marques" />
    </>,
  );
  expect(screen.getAllByRole('navigation').map(({ ariaLabel }) => ariaLabel)).toEqual([
    'Filtres',
    'Sans ces marques',
  ]);
});
