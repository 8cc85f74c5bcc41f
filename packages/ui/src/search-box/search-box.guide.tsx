import { RECENT_SEARCHES_SHOWN, SEARCH_TEXT_MAX_LENGTH } from '@patine/core';
import type { ComponentGuide } from '../guidance/component-guide.ts';
import { SearchBox } from './SearchBox.tsx';

export const searchBoxGuide: ComponentGuide = {
  purpose:
    'Searches the whole shop in the visitor’s own words, and suggests searches, categories, brands and pieces.',
  notFor:
    'To search within a list of brands or sizes, use the field of that filter; for a town or an address, SuggestField.',
  states: {
    Default: 'Empty, with an example as placeholder.',
    WithWords: 'With the words of the page that is shown, so that they can be changed.',
    Suggestions: 'While typing: groups in two columns on wide screens, the pieces with photograph and price.',
    BeforeTyping: `On focus: the ${RECENT_SEARCHES_SHOWN} latest searches, which can be cleared, and what is in demand.`,
    OneColumn: 'With one group.',
    NothingFound: 'No suggestion: no list. Enter searches all the same.',
    LongText: 'Long suggestions are cut, the text in the field too.',
  },
  content: [
    'The placeholder is an example, not an instruction; the label is there for those who cannot see the sign.',
    `At most ${SEARCH_TEXT_MAX_LENGTH} characters. It sends a form by GET, and works before any script has run.`,
  ],
  keys: [
    ['Down arrow, Up arrow', 'Open the list and go through its suggestions and back to the field.'],
    ['Enter', 'Follows the marked suggestion; without one, searches for the text.'],
    [
      'Escape',
      'Closes the list and keeps the text, with the focus in the field. Alt + Up arrow does as well.',
    ],
    ['Home, End, Left arrow, Right arrow', 'Go back to the text.'],
    ['Tab', 'Goes on to the buttons that clear a group; leaving closes the list.'],
  ],
  screenReader:
    'A search landmark. With suggestions, the field is a combobox with a listbox in labelled groups; focus stays in the field and the marked option is told by `aria-activedescendant`. The number of suggestions is announced.',
  do: {
    text: 'Leave the words in the field on the page of results.',
    example: <SearchBox action="/shop/search/" defaultText="veste en jean 1980" />,
  },
  dont: { text: 'Put a second one into the page: the one in the header is where everybody looks.' },
  related: {
    'Commerce/UnderstoodQuery': 'How the words were understood, above the results.',
    'Commerce/NoResults': 'What to do when nothing is found.',
    'Layout/Header': 'Where it stands.',
  },
};
