import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { devWarning } from '../dev-warning/dev-warning.ts';
import { Picture } from '../picture/Picture.tsx';

export type DefectListProps = ComponentPropsWithRef<'div'> & {
  /** Defects and repairs as described by the seller; empty for none. */
  defects: readonly string[];
  /** Language of the texts when it differs from the page's. */
  language?: string | undefined;
  /** Close-up photographs in gallery order. */
  photos?: readonly { id: string }[];
};

const noPhotos: readonly { id: string }[] = [];

/** The defects of a product as text, with close-ups. */
export function DefectList({ defects, language, photos = noPhotos, className, ...rest }: DefectListProps) {
  const uniqueDefects = new Set(defects.filter((defect) => defect.trim()));
  if (uniqueDefects.size < defects.length)
    devWarning('DefectList', 'has a defect that is empty or listed twice');
  if (uniqueDefects.size === 0) {
    return (
      <div data-slot="defect-list" className={cx('text-muted', className)} {...rest}>
        <FormattedMessage id="ui.defect-list.none" />
      </div>
    );
  }
  return (
    <div data-slot="defect-list" className={className} {...rest}>
      <ul lang={language} className="grid gap-2">
        {[...uniqueDefects].map((defect) => (
          <li
            key={defect}
            className="relative ps-6 wrap-break-word before:absolute before:top-[0.7em] before:start-0 before:w-3.5 before:border-t-2 before:border-dashed before:border-garance"
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
