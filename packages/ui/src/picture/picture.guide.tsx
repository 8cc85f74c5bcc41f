import type { ComponentGuide } from '../guidance/component-guide.ts';
import { Picture } from './Picture.tsx';

export const pictureGuide: ComponentGuide = {
  purpose:
    'Shows a picture of the catalogue in the size and format that the screen needs, in a box that is there before it.',
  notFor: 'For signs, use an icon; for all photographs of a piece, ProductGallery.',
  states: {
    Default: 'Upright, as photographs of pieces are: 512 : 764.',
    Square: 'Square: 1 : 1.',
    Round: 'A disc.',
    Landscape: 'In landscape, 3 : 2, for drops and articles.',
    Look: 'For looks: 340 : 527.',
    Shortcut: 'For the panels of the menu: 189 : 284.',
    Fill: 'As large as its parent.',
    Loading: 'The box, while the file is missing.',
  },
  content: [
    '`alt` says what the picture shows where nothing else does; it is empty where the text beside it says the same.',
    '`sizes` is the width that it is displayed at, not that of the screen.',
    'A picture that does not exist is drawn as an empty hanger, in the same box.',
    'Ecru lies behind it until it is there, and where it is transparent, in the dark theme too; a photograph keeps its own ground, which is not blended.',
  ],
  keys: [],
  screenReader: 'An image named by `alt`; not read when `alt` is empty.',
  do: {
    text: 'Describe what matters for buying.',
    example: <Picture id="dress" alt="Robe à fleurs rouge, vue de face" sizes="20rem" />,
  },
  dont: {
    text: 'Set `priority` on more than the one picture that fills the first view: they would share the line.',
  },
  related: { 'Commerce/ProductGallery': 'Photographs of a piece.', 'Commerce/ProductCard': 'Has one.' },
};
