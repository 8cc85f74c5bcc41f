import { fireEvent, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { Slot } from './Slot.ts';

test('passes its attributes to its child, whose own take precedence, and joins class names', () => {
  renderIn(
    <Slot className="lent" title="lent" aria-label="Chiner" data-slot="button">
      <a href="/shop" className="own" title="own">
        Chiner
      </a>
    </Slot>,
  );
  const link = screen.getByRole('link', { name: 'Chiner' });
  expect([link.className, link.title, link.dataset['slot']]).toEqual(['lent own', 'own', 'button']);
});

test('calls both handlers, the child’s first, and sets both refs', () => {
  const calls: string[] = [];
  const lent = createRef<HTMLButtonElement>();
  const own = vi.fn();
  renderIn(
    <Slot onClick={() => calls.push('lent')} ref={lent}>
      <button type="button" onClick={() => calls.push('own')} ref={own}>
        Payer
      </button>
    </Slot>,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(calls).toEqual(['own', 'lent']);
  expect(lent.current).toBe(screen.getByRole('button'));
  expect(own).toHaveBeenCalledWith(lent.current);
});
