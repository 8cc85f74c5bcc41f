import { type GarmentKind, type GarmentMeasure, MEASURES_OF, type OwnedGarment } from '@patine/core';
import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { SystemSwitch } from '@patine/ui/system-switch/SystemSwitch';
import { TextField } from '@patine/ui/text-field/TextField';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { failureMessage } from '../../lib/failure-message.ts';
import { useGarmentFields } from './use-garment-fields.ts';
import { useMeasurementSystem } from './measurement-system.ts';
import { useSaveGarment } from './use-save-garment.ts';

export type GarmentFormProps = {
  kind: GarmentKind;
  /** Stored measurements; null for a new garment. */
  garment: OwnedGarment | null;
  onSaved: () => void;
  /** A second button, for example to delete the garment. */
  other?: ReactNode;
};

/** Measurements of a garment laid flat, in centimetres or inches; one is enough. */
export function GarmentForm({ kind, garment, onSaved, other }: GarmentFormProps) {
  const { formatMessage, locale } = useIntl();
  const prefix = useId();
  const [system, setSystem] = useMeasurementSystem();
  const fields = useGarmentFields({ kind, garment, system, locale });
  const [attempt, setAttempt] = useState(0);
  const save = useSaveGarment();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAttempt(attempt + 1);
    const wrong = fields.wrong[0];
    if (wrong) document.getElementById(`${prefix}-${wrong}`)?.focus();
    else if (!fields.isEmpty && !save.isPending)
      save.mutate({ kind, measures: fields.measures }, { onSuccess: onSaved });
  };
  const errorOf = (name: GarmentMeasure) =>
    attempt > 0 && fields.wrong.includes(name) ? formatMessage({ id: `garment.wrong.${system}` }) : undefined;
  const unit = formatMessage({ id: system === 'METRIC' ? 'ui.system-switch.cm' : 'ui.system-switch.in' });

  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-prose text-sm text-muted">
          <FormattedMessage id="garment.flat" />
        </p>
        <SystemSwitch
          size="sm"
          value={system}
          onChange={(next) => {
            fields.convert(system, next);
            setSystem(next);
          }}
        />
      </div>
      {save.isError ? (
        <Alert tone="error" live>
          <FormattedMessage id={failureMessage(save.error)} />
        </Alert>
      ) : null}
      {attempt > 0 && fields.isEmpty && fields.wrong.length === 0 ? (
        <Alert tone="error" live>
          <FormattedMessage id="garment.empty" />
        </Alert>
      ) : null}
      <div className="grid gap-4 sm:grid-cols-2">
        {MEASURES_OF[kind].map((name) => (
          <TextField
            key={name}
            id={`${prefix}-${name}`}
            name={name}
            label={formatMessage({ id: `ui.size-table.${name}` })}
            inputMode="decimal"
            autoComplete="off"
            required={false}
            maxLength={6}
            trailing={<span aria-hidden>{unit}</span>}
            value={fields.textOf(name)}
            error={errorOf(name)}
            onChange={({ target }) => fields.type(name, target.value)}
          />
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" tone="ink" size="sm" loading={save.isPending}>
          <FormattedMessage id="garment.save" />
        </Button>
        {other}
      </div>
    </form>
  );
}
