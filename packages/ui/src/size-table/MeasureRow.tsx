import { useIntl } from 'react-intl';
import { measureIds } from './measure-ids.ts';

export type MeasureRowProps = {
  /** Name in the catalogue. */
  name: string;
  /** The measure with its unit. */
  value: string;
  /** Letter of its line on the figure; none if it is not drawn. */
  letter: string | undefined;
  /** True while its line stays highlighted. */
  pressed: boolean;
  /** Called with the name while the row is hovered or focused, then with null. */
  onPoint: (name: string | null) => void;
  /** Called when the row is pressed. */
  onPress: () => void;
};

export function MeasureRow({ name, value, letter, pressed, onPoint, onPress }: MeasureRowProps) {
  const { formatMessage } = useIntl();
  const title = measureIds[name] ? formatMessage({ id: measureIds[name] }) : name;
  const point = () => onPoint(name);
  const leave = () => onPoint(null);
  return (
    <tr
      className="border-b border-dotted border-line hover:bg-ecru/60"
      {...(letter ? { onPointerEnter: point, onPointerLeave: leave } : {})}
    >
      <th scope="row" className="text-start font-normal wrap-anywhere">
        {letter ? (
          <button
            type="button"
            aria-pressed={pressed}
            className="group flex w-full items-center gap-2.5 py-1 text-start pointer-coarse:min-h-11"
            onFocus={point}
            onBlur={leave}
            onClick={onPress}
          >
            <span
              aria-hidden
              className="grid size-5 shrink-0 place-items-center rounded bg-denim text-xs/none font-semibold text-paper group-aria-pressed:bg-garance"
            >
              {letter}
            </span>
            {title}
          </button>
        ) : (
          <span className="block py-1">{title}</span>
        )}
      </th>
      <td className="py-1 ps-3 text-end font-semibold whitespace-nowrap">{value}</td>
    </tr>
  );
}
