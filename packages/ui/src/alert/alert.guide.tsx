import type { ComponentGuide } from '../guidance/component-guide.ts';
import { Alert } from './Alert.tsx';

export const alertGuide: ComponentGuide = {
  purpose: 'Says something about the page, or what became of an action, where it matters.',
  notFor:
    'For what is wrong with one field, use that field’s `error`; for several fields, ErrorSummary; for a success that needs no attention, Toast.',
  states: {
    Default: 'A piece of information.',
    Notice: 'Something that deserves attention.',
    Success: 'What was asked for is done.',
    InError: 'What was asked for is not done: why, and what to do now.',
    Closable: 'Can be closed, when it is not needed any more.',
    LongText: 'Takes as many lines as it needs.',
  },
  content: [
    'The title says what happened; the text says what it means and what to do.',
    'An error says what did not happen to the visitor: “Nothing was charged.”',
    'Each tone has its sign: colour is never alone. An error has edge and sign in garance, and its words in ink.',
  ],
  keys: [],
  screenReader:
    'Part of the page: a text without a role. As the result of an action (`live`), role status, and role alert for an error: it is read as soon as it appears. The sign is not read.',
  do: {
    text: 'Say what it means, and the way on.',
    example: (
      <Alert tone="error" title="Le paiement a été refusé">
        Rien n’a été débité. Essayez une autre carte ou écrivez-nous.
      </Alert>
    ),
  },
  dont: {
    text: 'Set `live` on what is there when the page opens: it would interrupt the reading of its title.',
  },
  related: {
    'Controls/Toast': 'Leaves by itself.',
    'Controls/ErrorSummary': 'All errors of a form, with links to the fields.',
    'Commerce/HoldNotice': 'How long pieces are reserved.',
  },
};
