import type { ComponentGuide } from '../guidance/component-guide.ts';

export const jeansCalculatorGuide: ComponentGuide = {
  purpose:
    'Finds the size of vintage jeans to look for, with four questions: today’s size, height, fit and colours.',
  notFor: 'For garments one owns and has measured, use MeasureFilter: a measure is more exact than a size.',
  states: {
    Default: 'What it does, and the first question.',
    Size: 'The first question again, after going back: the usual size, with that of another country below it.',
    Height: 'The height, in metres.',
    Imperial: 'Likewise, in feet and inches.',
    Fit: 'Three fits, drawn.',
    Colors: 'Any number of colours, and an optional email address.',
    Answered: 'The last question, answered.',
    Missing: 'No answer: it asks for one and goes to the first tile.',
    Saving: 'While the result is computed.',
  },
  content: [
    'One question at a time, in the words of somebody who tries something on.',
    'The email address says what it is for: one email with the result.',
  ],
  keys: [
    ['Arrow keys', 'Choose among the answers of the first three questions.'],
    ['Space', 'Checks a colour.'],
    ['Enter', 'Goes on to the next question.'],
  ],
  screenReader:
    'A form whose question is the legend of its answers: radio buttons, then checkboxes. Each new question takes focus and is read; “Step 2 of 4” stands before it. “All” takes the other colours away.',
  do: { text: 'Keep the answers when somebody goes back.' },
  dont: { text: 'Ask for the email address before the result: it is an offer.' },
  related: {
    'Commerce/SystemSwitch': 'Its units.',
    'Commerce/MeasureFilter': 'By measures.',
    'Commerce/SizeTable': 'The measures of a piece.',
  },
};
