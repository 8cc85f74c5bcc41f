import { createElement, Fragment } from 'react';
import { expect, test } from 'vitest';
import { storySource } from './element-source.ts';

const Dialog = () => null;
const Button = (_: { tone?: string; children?: string }) => null;

test('a story is written as somebody would write its component', () => {
  const footer = createElement(
    Fragment,
    null,
    createElement(Button, { key: 'send' }, 'Envoyer'),
    createElement(Button, { key: 'leave', tone: 'quiet' }, 'Annuler'),
  );
  const args = {
    open: true,
    onOpenChange: () => undefined,
    title: 'Faire une offre',
    description: undefined,
  };
  expect(storySource(Dialog, args)).toBe(
    '<Dialog open onOpenChange={() => undefined} title="Faire une offre" />',
  );
  expect(storySource(Dialog, { title: 'Offre', footer, children: 'Entre 44 € et 62 €.' })).toBe(
    `<Dialog
  title="Offre"
  footer={
    <>
      <Button>Envoyer</Button>
      <Button tone="quiet">Annuler</Button>
    </>
  }
>
  Entre 44 € et 62 €.
</Dialog>`,
  );
});

test('what is no text is written in braces', () => {
  expect(storySource(Dialog, { open: false, title: 'Dire "non"', points: [{ id: 1 }] })).toBe(
    '<Dialog open={false} title={"Dire \\"non\\""} points={[{"id":1}]} />',
  );
});
