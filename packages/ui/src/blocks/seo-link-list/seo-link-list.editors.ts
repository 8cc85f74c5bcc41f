import type { EditorDocs } from '../editors-page.ts';

const links = (root: string, pairs: readonly (readonly [string, string])[]) =>
  pairs.map(([label, slug]) => ({ label, path: `${root}/shop/${slug}/` }));

export const seoLinkListEditors: EditorDocs<'seoLinkList'> = {
  type: 'seoLinkList',
  purpose:
    'An index of links at the foot of a page, so that readers and search engines reach categories, brands and searches that the menu does not show.',
  pictures: [],
  do: 'Name each link as people search for it, in alphabetical order, and keep to one subject a list.',
  dont: 'Do not link to a search that finds nothing, nor twice to the same place.',
  example: {
    fr: {
      type: 'seoLinkList',
      title: 'Chercher par pièce',
      items: links('', [
        ['Blouses paysannes', 'women/clothing/shirts'],
        ['Cardigans', 'women/clothing/knitwear'],
        ['Chapeaux de feutre', 'women/accessories/hats'],
        ['Chemises à carreaux', 'men/clothing/shirts'],
        ['Jeans 501', 'men/clothing/jeans'],
        ['Jupes plissées', 'women/clothing/skirts'],
        ['Manteaux en laine', 'women/clothing/coats'],
        ['Pulls marins', 'men/clothing/knitwear'],
        ['Robes à fleurs', 'women/clothing/dresses'],
        ['Sacs en cuir', 'women/accessories/bags'],
        ['Vestes de travail', 'men/clothing/jackets-and-coats'],
        ['Vestes en jean', 'women/clothing/jackets'],
      ]),
    },
    en: {
      type: 'seoLinkList',
      title: 'Search by piece',
      items: links('/en', [
        ['501 jeans', 'men/clothing/jeans'],
        ['Cardigans', 'women/clothing/knitwear'],
        ['Checked shirts', 'men/clothing/shirts'],
        ['Chore jackets', 'men/clothing/jackets-and-coats'],
        ['Denim jackets', 'women/clothing/jackets'],
        ['Felt hats', 'women/accessories/hats'],
        ['Fisherman jumpers', 'men/clothing/knitwear'],
        ['Floral dresses', 'women/clothing/dresses'],
        ['Leather bags', 'women/accessories/bags'],
        ['Peasant blouses', 'women/clothing/shirts'],
        ['Pleated skirts', 'women/clothing/skirts'],
        ['Wool coats', 'women/clothing/coats'],
      ]),
    },
  },
};
