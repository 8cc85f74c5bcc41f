import type { EditorDocs } from '../editors-page.ts';

export const textEditors: EditorDocs<'text'> = {
  type: 'text',
  purpose:
    'A few paragraphs in Markdown: headings, lists, links, quotations. Its lines stay short enough to read, however wide the screen.',
  pictures: [],
  do: 'Write short paragraphs, one idea each, and links whose words say where they lead.',
  dont: 'Do not write “click here”, and do not paste HTML: it comes out as text. More than five paragraphs are a long text.',
  example: {
    fr: {
      type: 'text',
      text: 'Une pièce **vintage** a plus de vingt ans. Elle a été portée, aimée, parfois réparée : nous le disons toujours. Lisez [ce que veulent dire nos étiquettes](/pages/types-of-items).\n\n- Vendue par un professionnel\n- Mesurée à plat\n- Décrite avec ses défauts',
      markdown: true,
    },
    en: {
      type: 'text',
      text: 'A **vintage** piece is over twenty years old. It has been worn, loved, sometimes mended: we always say so. Read [what our labels mean](/en/pages/types-of-items).\n\n- Sold by a professional\n- Measured flat\n- Described with any flaws',
      markdown: true,
    },
  },
};
