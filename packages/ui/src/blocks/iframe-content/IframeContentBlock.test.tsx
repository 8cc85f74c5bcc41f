import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderIn } from '../../testing/render.tsx';
import { IframeContentBlock } from './IframeContentBlock.tsx';

const block = {
  type: 'iframeContent' as const,
  title: 'Dans l’atelier',
  url: 'https://film.example/42?quiet=1',
  ratio: 'video' as const,
};

test('an allowed origin is embedded in a named, sandboxed, lazy iframe', () => {
  renderIn(<IframeContentBlock block={block} allowedOrigins={['https://film.example']} />);
  const frame = screen.getByTitle('Dans l’atelier');
  expect(frame.getAttribute('src')).toBe(block.url);
  expect(frame.getAttribute('loading')).toBe('lazy');
  expect(frame.getAttribute('sandbox')).not.toMatch(/top-navigation|modals|downloads/);
});

test.each([
  ['fr', 'Ce contenu est fourni par film.example, qui peut déposer des cookies.', 'Afficher ce contenu'],
  ['en', 'This content is provided by film.example, which may set cookies.', 'Show content'],
] as const)('requests nothing from the site before a click, in %s', (locale, text, name) => {
  const onShow = vi.fn();
  renderIn(
    <IframeContentBlock block={block} allowedOrigins={['https://film.example']} onShow={onShow} />,
    locale,
  );
  expect(screen.getByText(text)).toBeDefined();
  expect(document.querySelector('iframe')).toBeNull();
  expect(screen.getByRole('link').getAttribute('href')).toBe(block.url);
  fireEvent.click(screen.getByRole('button', { name }));
  expect(onShow).toHaveBeenCalledOnce();
});

test.each([
  ['no list', undefined],
  ['another host', ['https://film.example.org']],
  ['a host that ends alike', ['https://evil-film.example']],
  ['another protocol', ['http://film.example']],
])('shows a link instead with %s', (_, allowedOrigins) => {
  renderIn(<IframeContentBlock block={block} {...(allowedOrigins ? { allowedOrigins } : {})} />);
  expect(screen.queryByTitle('Dans l’atelier')).toBeNull();
  expect(screen.getByRole('link').getAttribute('href')).toBe(block.url);
});

test.each([
  ['fr', 'Voir sur film.example (nouvel onglet)'],
  ['en', 'View on film.example (new tab)'],
] as const)('the link names its site, in %s', (locale, name) => {
  renderIn(<IframeContentBlock block={block} />, locale);
  expect(screen.getByRole('link', { name })).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Dans l’atelier' })).toBeDefined();
});

test.each(['film', 'javascript:alert(1)', 'data:text/html,hi'])(
  'renders nothing for %s, which is no URL',
  (url) => {
    const { container } = renderIn(
      <IframeContentBlock block={{ ...block, url }} allowedOrigins={['null']} />,
    );
    expect(container.childElementCount).toBe(0);
  },
);
