import type { ComponentGuide } from '../guidance/component-guide.ts';
import { Button } from '../button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

export const emptyStateGuide: ComponentGuide = {
  purpose: 'Says that there is nothing yet, how that changes, and where to go.',
  notFor:
    'For a list that filters have emptied, use NoResults, which knows which filter to let go of. For what failed to load, Alert.',
  states: {
    Default: 'What is empty, how to fill it, and the way there.',
    WithoutAction: 'Nothing on the screen fills it: the sentence says when it fills.',
    LongText: 'Title and text take several lines.',
  },
  content: [
    'The title says what is empty: “Your cart is empty”.',
    'The text says how it fills; the action is the first step.',
    'No jokes: whoever is here wanted something.',
  ],
  keys: [],
  screenReader: 'A heading, of level 2 unless told otherwise, a text and a button. The hanger is not read.',
  do: {
    text: 'Give the one action that fills it, where there is one.',
    example: (
      <EmptyState title="Votre panier est vide" action={<Button>Chiner</Button>}>
        Une pièce vous plaît ? Ajoutez-la à votre panier : chacune est unique.
      </EmptyState>
    ),
  },
  dont: {
    text: 'Leave a list blank, or say “No data”.',
    example: <p className="py-8 text-center text-muted">Aucune donnée</p>,
  },
  related: { 'Commerce/NoResults': 'When filters leave nothing.', 'Controls/Button': 'Its action.' },
};
