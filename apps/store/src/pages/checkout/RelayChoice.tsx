import { SERVICE_POINTS_SHOWN } from '@patine/core';
import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { RelayPointPicker } from '@patine/ui/relay-point-picker/RelayPointPicker';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { servicePointsQuery, type Place } from '../../features/checkout/service-points.query.ts';
import { failureMessage } from '../../lib/failure-message.ts';
import { useApi } from '../../lib/store-context.tsx';

export type RelayChoiceProps = {
  /** The address to search near. */
  place: Place;
  chosenId: string | null;
  onChoose: (servicePointId: string) => void;
};

export function RelayChoice({ place, chosenId, onChoose }: RelayChoiceProps) {
  const [all, setAll] = useState(false);
  const { data, error, isLoading } = useQuery(servicePointsQuery(useApi(), place));
  // Every relay point costs the same, so the nearest one is preselected.
  const nearestId = data?.[0]?.servicePointId;
  const preselect = useEffectEvent((servicePointId: string) => {
    if (chosenId === null) onChoose(servicePointId);
  });
  useEffect(() => {
    if (nearestId !== undefined) preselect(nearestId);
  }, [nearestId]);
  if (error)
    return (
      <Alert tone="error" live>
        <FormattedMessage
          id={failureMessage(error, { SERVICE_POINTS_AWAY: 'checkout.delivery.pointsAway' })}
        />
      </Alert>
    );
  const points = data ?? [];
  const nearest = all
    ? points
    : points.filter(({ servicePointId }, at) => at < SERVICE_POINTS_SHOWN || servicePointId === chosenId);
  const further = points.length - nearest.length;
  return (
    <div className="grid gap-3">
      <RelayPointPicker
        points={nearest}
        value={chosenId}
        onChange={onChoose}
        near={[place.postalCode, place.cityName].filter(Boolean).join(' ')}
        loading={isLoading}
      />
      {further > 0 ? (
        <Button tone="line" size="sm" className="justify-self-start" onClick={() => setAll(true)}>
          <FormattedMessage id="checkout.delivery.morePoints" values={{ count: further }} />
        </Button>
      ) : null}
    </div>
  );
}
