import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderIn } from '../../testing/render.tsx';
import { SocialMediaInsertBlock } from './SocialMediaInsertBlock.tsx';

const title = 'Suivez-nous';

test('each URL is a link named by network and profile', () => {
  renderIn(
    <SocialMediaInsertBlock
      block={{
        type: 'socialMediaInsert',
        title,
        instagramUrl: 'https://www.instagram.com/patine',
        websiteUrl: 'https://www.example.org/journal',
        websiteLabel: 'Le journal',
      }}
    />,
  );
  expect(screen.getByRole('heading', { level: 2, name: title })).toBeDefined();
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Instagram @patine', 'https://www.instagram.com/patine'],
    ['Le journal example.org', 'https://www.example.org/journal'],
  ]);
  expect(screen.getAllByRole('link').every((link) => link.getAttribute('rel') === 'noopener')).toBe(true);
});

test('an invalid URL is omitted with a warning for developers', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  renderIn(
    <SocialMediaInsertBlock
      block={{
        type: 'socialMediaInsert',
        title,
        instagramUrl: 'javascript:alert(1)',
        facebookUrl: 'https://www.facebook.com/patine',
      }}
    />,
  );
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(error).toHaveBeenCalledOnce();
});

test('without URLs it renders nothing and warns developers', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { container } = renderIn(<SocialMediaInsertBlock block={{ type: 'socialMediaInsert', title }} />);
  expect(container.childElementCount).toBe(0);
  expect(error).toHaveBeenCalledOnce();
});
