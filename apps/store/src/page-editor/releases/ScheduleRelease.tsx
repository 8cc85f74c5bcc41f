import type { Release } from '@patine/contract/content/releases';
import { DAY_MS } from '@patine/core';
import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { Dialog } from '@patine/ui/dialog/Dialog';
import { TextField } from '@patine/ui/text-field/TextField';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FailureMessage } from '../FailureMessage.tsx';
import { fromShopTime, SHOP_CITY, toShopTime } from '../form/shop-time.ts';
import { useNow } from '../use-now.ts';
import { ReleaseRemarks } from './ReleaseRemarks.tsx';
import type { LinkedChange } from './use-release-faults.ts';

export type ScheduleReleaseProps = {
  release: Release;
  linked: readonly LinkedChange[];
  isPending: boolean;
  error: Error | null;
  onSchedule: (publishAt: string) => void;
  onClose: () => void;
};

/** Asks when a release is to be published. */
export function ScheduleRelease({
  release,
  linked,
  isPending,
  error,
  onSchedule,
  onClose,
}: ScheduleReleaseProps) {
  const { formatMessage } = useIntl();
  const now = useNow();
  const [date, setDate] = useState(() =>
    toShopTime(release.publishAt ?? new Date(now + DAY_MS).toISOString()),
  );
  const publishAt = fromShopTime(date);
  const isPast = publishAt === undefined || Date.parse(publishAt) <= now;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<FormattedMessage id="release.schedule.title" values={{ name: release.name }} />}
      description={formatMessage({ id: 'release.schedule.text' })}
      footer={
        <Button loading={isPending} disabled={isPast} onClick={() => publishAt && onSchedule(publishAt)}>
          <FormattedMessage id="release.schedule" />
        </Button>
      }
    >
      <div className="mb-4 empty:hidden">
        <ReleaseRemarks linked={linked} at={publishAt === undefined ? now : Date.parse(publishAt)} />
      </div>
      <TextField
        label={formatMessage({ id: 'release.schedule.at' })}
        hint={formatMessage({ id: 'pageEditor.shopTime' }, { city: SHOP_CITY })}
        type="datetime-local"
        value={date}
        error={isPast ? formatMessage({ id: 'release.schedule.past' }) : undefined}
        onChange={({ target }) => setDate(target.value)}
      />
      {error ? (
        <Alert tone="error" live className="mt-4">
          <FailureMessage error={error} />
        </Alert>
      ) : null}
    </Dialog>
  );
}
