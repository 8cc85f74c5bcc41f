import { Alert } from '@patine/ui/alert/Alert';
import { RelayPointPicker } from '@patine/ui/relay-point-picker/RelayPointPicker';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { servicePointsQuery, type Place } from '../../features/checkout/service-points.query.ts';
import { failureMessage } from '../../lib/failure-message.ts';
import { useApi } from '../../lib/store-context.tsx';

export type RelayChoiceProps = {
  /** The address that the points are near to. */
  place: Place;
  chosenId: string | null;
  onChoose: (servicePointId: string) => void;
};

export function RelayChoice({ place, chosenId, onChoose }: RelayChoiceProps) {
  const { data, error, isLoading } = useQuery(servicePointsQuery(useApi(), place));
  if (error)
    return (
      <Alert tone="error" live>
        <FormattedMessage id={failureMessage(error)} />
      </Alert>
    );
  return (
    <div className="grid gap-3">
      {data && data.length > 0 && chosenId === null ? (
        <p>
          <FormattedMessage id="checkout.delivery.relayFirst" />
        </p>
      ) : null}
      <RelayPointPicker points={data ?? []} value={chosenId} onChange={onChoose} loading={isLoading} />
    </div>
  );
}
