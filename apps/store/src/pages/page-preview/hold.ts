import type { SyntheticEvent } from 'react';

/** Links lead nowhere, and no form is sent. */
export const hold = (event: SyntheticEvent) => {
  const pressed = event.target instanceof Element ? event.target : null;
  if (event.type === 'submit' || pressed?.closest('a')) event.preventDefault();
};
