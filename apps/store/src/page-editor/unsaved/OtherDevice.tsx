import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { FormattedMessage } from 'react-intl';
import { useTimeMessage } from '../use-time-message.ts';
import type { ServerWork } from './use-server-work.ts';

export type OtherDeviceProps = {
  work: ServerWork;
  /** Brings it to the screen, where Undo leads back. */
  onTakeUp: (state: string) => void;
};

/** Offers what the same editor wrote on another device and did not save. */
export function OtherDevice({ work: { offered, settle }, onTakeUp }: OtherDeviceProps) {
  const timeMessage = useTimeMessage();
  if (!offered) return null;
  const { state, updatedAt } = offered;
  return (
    <Alert
      tone="notice"
      live
      className="mx-4 mt-4 sm:mx-6 xl:mb-4"
      title={<FormattedMessage id="pageEditor.device.title" />}
    >
      <p>
        <FormattedMessage id="pageEditor.device.text" values={{ date: timeMessage(updatedAt, 'long') }} />
      </p>
      <p className="mt-3 flex flex-wrap gap-2">
        <Button
          size="sm"
          onClick={() => {
            onTakeUp(state);
            settle();
          }}
        >
          <FormattedMessage id="pageEditor.device.take" />
        </Button>
        <Button size="sm" tone="line" onClick={settle}>
          <FormattedMessage id="pageEditor.device.drop" />
        </Button>
      </p>
    </Alert>
  );
}
