import { Picture } from '@patine/ui/picture/Picture';
import { useIntl } from 'react-intl';
import type { Product } from '../../features/catalogue/product.query.ts';

/** The photographs, the first one at once. */
export function Gallery({ product: { photos, name } }: { product: Product }) {
  const { formatMessage } = useIntl();
  return (
    <ul className="grid grid-cols-2 content-start gap-3">
      {photos.map(({ id }, index) => (
        <li key={id} className={index === 0 ? 'col-span-2' : undefined}>
          <Picture
            id={id}
            alt={formatMessage({ id: 'product.photo' }, { name, number: index + 1 })}
            sizes="(min-width: 55em) 50vw, 100vw"
            priority={index === 0}
          />
        </li>
      ))}
    </ul>
  );
}
