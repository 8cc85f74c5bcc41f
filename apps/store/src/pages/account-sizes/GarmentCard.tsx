import { MEASURES_OF, type OwnedGarment } from '@patine/core';
import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { GarmentForm } from '../../features/sizes/GarmentForm.tsx';
import { useMeasurementSystem } from '../../features/sizes/measurement-system.ts';
import { writeMeasure } from '../../features/sizes/read-measure.ts';
import { useDeleteGarment } from '../../features/sizes/use-save-garment.ts';
import { failureMessage } from '../../lib/failure-message.ts';

export type GarmentCardProps = {
  garment: OwnedGarment;
  /** "A jacket", in the page's language. */
  name: string;
  onSaved: () => void;
  onForgotten: () => void;
};

/** A garment's measurements; pressing "edit" shows its form. */
export function GarmentCard({ garment, name, onSaved, onForgotten }: GarmentCardProps) {
  const { formatMessage, locale } = useIntl();
  const [system] = useMeasurementSystem();
  const [editing, setEditing] = useState(false);
  const forget = useDeleteGarment();
  const { kind, measures } = garment;
  const unit = formatMessage({ id: system === 'METRIC' ? 'ui.system-switch.cm' : 'ui.system-switch.in' });
  const hidden = <span className="sr-only">{name}</span>;
  return (
    <section aria-label={name} className="grid gap-3 border border-line bg-surface p-4 sm:p-5">
      <h3 className="font-semibold">{name}</h3>
      {editing ? (
        <GarmentForm
          kind={kind}
          garment={garment}
          onSaved={() => {
            setEditing(false);
            onSaved();
          }}
          other={
            <Button tone="quiet" size="sm" onClick={() => setEditing(false)}>
              <FormattedMessage id="checkout.cancel" />
            </Button>
          }
        />
      ) : (
        <>
          <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
            {MEASURES_OF[kind].map((one) =>
              measures[one] === undefined ? null : (
                <div key={one} className="flex justify-between gap-3 border-b border-dotted border-line py-1">
                  <dt className="min-w-0 text-muted">{formatMessage({ id: `ui.size-table.${one}` })}</dt>
                  <dd className="tabular-nums whitespace-nowrap">
                    {writeMeasure(measures[one], system, locale)}&nbsp;{unit}
                  </dd>
                </div>
              ),
            )}
          </dl>
          <div className="flex flex-wrap gap-3">
            <Button tone="line" size="sm" onClick={() => setEditing(true)}>
              <FormattedMessage id="garment.edit" values={{ garment: hidden }} />
            </Button>
            <Button
              tone="quiet"
              size="sm"
              loading={forget.isPending}
              onClick={() => forget.mutate(kind, { onSuccess: onForgotten })}
            >
              <FormattedMessage id="garment.forget" values={{ garment: hidden }} />
            </Button>
          </div>
          {forget.isError ? (
            <Alert tone="error" live>
              <FormattedMessage id={failureMessage(forget.error)} />
            </Alert>
          ) : null}
        </>
      )}
    </section>
  );
}
