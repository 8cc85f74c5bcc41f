import { Picture } from '../picture/Picture.tsx';

const SHOWN = 3;

export type OrderPicturesProps = {
  /** The photograph of each item that has one, with the item's id. */
  pictures: readonly { id: string; image: string }[];
  /** Number of all items; those not shown are counted on the last picture. */
  count: number;
};

/** The first photographs of an order or a return, one on narrow screens; decoration, the names stand beside them. */
export function OrderPictures({ pictures, count }: OrderPicturesProps) {
  const shown = pictures.slice(0, SHOWN);
  if (shown.length === 0) return null;
  const rest = count - shown.length;
  return (
    <div data-slot="order-pictures" className="flex max-w-full shrink-0 gap-2 sm:shrink">
      {shown.map(({ id, image }, index) => (
        <div
          key={id}
          className="relative w-20 min-w-0 not-first:max-sm:hidden min-[23rem]:w-28 xl:max-2xl:w-24 2xl:w-32"
        >
          <Picture id={image} alt="" sizes="8rem" maxWidth={384} ratio="portrait" />
          {rest > 0 && index === shown.length - 1 ? (
            <span className="absolute end-1.5 bottom-1.5 bg-paper px-2 text-sm font-semibold tabular-nums">
              +{rest}
            </span>
          ) : null}
        </div>
      ))}
    </div>
  );
}
