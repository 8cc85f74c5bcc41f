import { GARMENT_KINDS, type GarmentKind } from '@patine/core';
import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { LiveRegion } from '@patine/ui/live-region/LiveRegion';
import { Select } from '@patine/ui/select/Select';
import { Skeleton } from '@patine/ui/skeleton/Skeleton';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { GarmentForm } from '../../features/sizes/GarmentForm.tsx';
import { useOwnedGarments } from '../../features/sizes/garments.query.ts';
import { failureMessage } from '../../lib/failure-message.ts';
import { GarmentCard } from './GarmentCard.tsx';

/** The customer's garments, one of each kind, and a button to add another. */
export function OwnedGarments() {
  const { formatMessage } = useIntl();
  const { data: garments, error, refetch } = useOwnedGarments();
  const [kind, setKind] = useState<GarmentKind | null>(null);
  const [news, setNews] = useState('');
  const list = useRef<HTMLDivElement>(null);
  if (error)
    return (
      <Alert tone="error" className="max-w-form">
        <p className="mb-3">
          <FormattedMessage id={failureMessage(error)} />
        </p>
        <Button tone="line" size="sm" onClick={() => void refetch()}>
          <FormattedMessage id="failure.retry" />
        </Button>
      </Alert>
    );
  if (!garments) return <Skeleton className="h-28 max-w-form" />;
  const nameOf = (one: GarmentKind) => formatMessage({ id: `garment.kind.${one}` });
  const missing = GARMENT_KINDS.filter((one) => garments.every((garment) => garment.kind !== one));
  const done = (words: string, one: GarmentKind) => {
    setKind(null);
    setNews(formatMessage({ id: words }, { garment: nameOf(one) }));
    list.current?.focus();
  };

  return (
    <div ref={list} tabIndex={-1} className="grid max-w-form gap-4 outline-none">
      <LiveRegion message={news} />
      {garments.map((garment) => (
        <GarmentCard
          key={garment.kind}
          garment={garment}
          name={nameOf(garment.kind)}
          onSaved={() => done('garment.saved', garment.kind)}
          onForgotten={() => done('garment.forgotten', garment.kind)}
        />
      ))}
      {missing.length > 0 ? (
        <div className="grid gap-5 border border-dashed border-field p-4 sm:p-5">
          <Select
            label={formatMessage({ id: 'garment.add' })}
            value={kind ?? ''}
            onChange={({ target }) => setKind(missing.find((one) => one === target.value) ?? null)}
          >
            <option value="">{formatMessage({ id: 'garment.choose' })}</option>
            {missing.map((one) => (
              <option key={one} value={one}>
                {nameOf(one)}
              </option>
            ))}
          </Select>
          {kind && missing.includes(kind) ? (
            <GarmentForm key={kind} kind={kind} garment={null} onSaved={() => done('garment.saved', kind)} />
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
