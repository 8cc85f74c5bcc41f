import { Unstyled } from '@storybook/addon-docs/blocks';
import { rowLook, Table } from '../BlockPageParts.tsx';

/** What the shop says, what it does not say, and for what. */
const WORDS: readonly (readonly [say: string, not: string, meaning: string])[] = [
  ['une pièce, a piece', 'un article, an item', 'one garment'],
  ['favoris, wishlist', 'coups de cœur, favourites', 'what a heart keeps'],
  ['vendeur, seller', 'boutique, store', 'who supplies it; the shop is “la boutique”'],
  ['point relais, pickup point', 'relais colis, relay', 'where a parcel is fetched'],
  ['e-mail, email', 'mail, courriel', 'a letter'],
  ['drop', 'collection', 'pieces on sale together for a few days'],
];

/** The words of the shop, of which each thing has one. */
export const WordTable = () => (
  <Unstyled>
    <div className="font-text text-ink">
      <Table heads={['Say', 'Not', 'For']}>
        {WORDS.map(([say, not, meaning]) => (
          <tr key={say} className={rowLook}>
            <th scope="row" className="text-left font-semibold">
              {say}
            </th>
            <td>{not}</td>
            <td>{meaning}</td>
          </tr>
        ))}
      </Table>
    </div>
  </Unstyled>
);
