import { compareMeasures, type GarmentKind } from '@patine/core';
import { Button } from '@patine/ui/button/Button';
import { useEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Measures } from '../../features/catalogue/product.query.ts';
import { GarmentForm } from '../../features/sizes/GarmentForm.tsx';
import { useOwnedGarments } from '../../features/sizes/garments.query.ts';
import { ComparisonTable } from './ComparisonTable.tsx';

export type OwnGarmentProps = {
  kind: GarmentKind;
  /** The product's measurements. */
  measures: Measures;
  /** True while the measurement form is open. */
  editing: boolean;
  onEdit: (editing: boolean) => void;
  /** Button that opens the form, shown while there is no garment. */
  button: ReactNode;
};

/** Comparison with the visitor's garment, or the measurement form. */
export default function OwnGarment({ kind, measures, editing, onEdit, button }: OwnGarmentProps) {
  const { data: garments, isPending } = useOwnedGarments();
  const garment = garments?.find((owned) => owned.kind === kind) ?? null;
  const place = useRef<HTMLDivElement>(null);
  const wasEditing = useRef(false);

  // The pressed button is gone: its replacement takes the focus.
  useEffect(() => {
    if (editing || wasEditing.current) place.current?.focus();
    wasEditing.current = editing;
  }, [editing]);

  const content = () => {
    if (isPending || (!editing && !garment)) return button;
    return (
      <section className="mt-4 border-t border-line pt-4">
        <h3 className="mb-2 text-sm font-semibold">
          <FormattedMessage id="compare.title" />
        </h3>
        {editing || !garment ? (
          <GarmentForm
            kind={kind}
            garment={garment}
            onSaved={() => onEdit(false)}
            other={
              <Button tone="line" size="sm" onClick={() => onEdit(false)}>
                <FormattedMessage id="compare.cancel" />
              </Button>
            }
          />
        ) : (
          <ComparisonTable rows={compareMeasures(garment, measures)} onEdit={() => onEdit(true)} />
        )}
      </section>
    );
  };
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {content()}
    </div>
  );
}
