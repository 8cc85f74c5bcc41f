import { FormattedMessage } from 'react-intl';
import { Picture } from '../picture/Picture.tsx';

export type DefectListProps = {
  /** What is worn or mended, in the seller's words; empty when nothing is. */
  defects: readonly string[];
  /** Close-up photographs, in the order of the gallery. */
  photos?: readonly { id: string }[];
};

const noPhotos: readonly { id: string }[] = [];

/** Nothing is hidden: each defect in words, the close-ups beside. */
export function DefectList({ defects, photos = noPhotos }: DefectListProps) {
  if (defects.length === 0) {
    return (
      <p data-slot="defect-list" className="text-muted">
        <FormattedMessage id="ui.defect-list.none" />
      </p>
    );
  }
  return (
    <div data-slot="defect-list">
      <ul className="grid gap-2">
        {defects.map((defect) => (
          <li
            key={defect}
            className="relative pl-6 before:absolute before:top-[0.7em] before:left-0 before:w-3.5 before:border-t-2 before:border-dashed before:border-garance"
          >
            {defect}
          </li>
        ))}
      </ul>
      {photos.length > 0 ? (
        <ul className="mt-4 flex flex-wrap gap-2">
          {photos.map(({ id }, index) => (
            <li key={id} className="w-24">
              <FormattedMessage id="ui.defect-list.photo" values={{ number: index + 1 }}>
                {(alt) => <Picture id={id} alt={alt.join('')} sizes="6rem" maxWidth={256} ratio="square" />}
              </FormattedMessage>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
