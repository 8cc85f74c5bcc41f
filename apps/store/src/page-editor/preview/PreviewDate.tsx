import { Button } from '@patine/ui/button/Button';
import { controlVariants } from '@patine/ui/field/field.variants';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { fromShopTime, SHOP_CITY, toShopTime } from '../form/shop-time.ts';

export type PreviewDateProps = {
  /** ISO 8601: the date that is shown. */
  at: string;
  /** False while it is the present. */
  isChosen: boolean;
  /** Told the date, or null for the present. */
  onChoose: (at: string | null) => void;
};

/** The date that a preview shows, and a way back to the present. */
export function PreviewDate({ at, isChosen, onChoose }: PreviewDateProps) {
  const id = useId();
  return (
    <div className="flex w-full flex-wrap items-center gap-2">
      <label htmlFor={id} className="text-sm font-semibold">
        <FormattedMessage id="dropEditor.preview.at" />
      </label>
      <input
        id={id}
        type="datetime-local"
        aria-describedby={`${id}-clock`}
        className={controlVariants({ size: 'sm', class: 'w-auto!' })}
        value={toShopTime(at)}
        onChange={({ target }) => onChoose(fromShopTime(target.value) ?? null)}
      />
      <span id={`${id}-clock`} className="text-sm text-muted">
        <FormattedMessage id="pageEditor.shopTime" values={{ city: SHOP_CITY }} />
      </span>
      <Button tone="line" size="sm" disabled={!isChosen} onClick={() => onChoose(null)}>
        <FormattedMessage id="dropEditor.preview.now" />
      </Button>
    </div>
  );
}
