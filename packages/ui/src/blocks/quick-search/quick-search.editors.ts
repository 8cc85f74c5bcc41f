import type { EditorDocs } from '../editors-page.ts';

const searches = (root: string, labels: readonly string[]) =>
  labels.map((label) => ({
    label,
    path: `${root}/shop/search/?text=${encodeURIComponent(label.toLowerCase())}`,
  }));

export const quickSearchEditors: EditorDocs<'quickSearch'> = {
  type: 'quickSearch',
  purpose:
    'Ready-made searches, one press each, for visitors who do not yet know what to look for. The words run on like a line of print.',
  pictures: [],
  do: 'Six to twelve searches that find something today, written as people type them.',
  dont: 'Do not list categories: bubbles and image columns lead there, with pictures.',
  example: {
    fr: {
      type: 'quickSearch',
      title: 'On cherche souvent',
      items: searches('', [
        'Jean 501',
        'Trench',
        'Cardigan autrichien',
        'Robe à fleurs',
        'Blouson en daim',
        'Foulard en soie',
        'Pull jacquard',
        'Bottines',
        'Chemise en lin',
      ]),
    },
    en: {
      type: 'quickSearch',
      title: 'Popular searches',
      items: searches('/en', [
        '501 jeans',
        'Trench coat',
        'Austrian cardigan',
        'Floral dress',
        'Suede jacket',
        'Silk scarf',
        'Jacquard jumper',
        'Ankle boots',
        'Linen shirt',
      ]),
    },
  },
};
