import type { KeyboardEvent } from 'react';

/** A toolbar is one stop for Tab; arrows go from tool to tool. */
export function walkToolbar(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (step === undefined) return;
  const tools = [...event.currentTarget.querySelectorAll('button')];
  const at = tools.findIndex((tool) => tool === document.activeElement);
  const next = tools[(at + step + tools.length) % tools.length];
  event.preventDefault();
  next?.focus();
}
