import { SHOP_PREVIEW_DAYS } from '@patine/contract/content/releases';
import { DAY_MS } from '@patine/core';
import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { CopyButton } from '@patine/ui/copy-button/CopyButton';
import { TextField } from '@patine/ui/text-field/TextField';
import { TextLink } from '@patine/ui/text-link/TextLink';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocale } from '../../lib/store-context.tsx';
import { FailureMessage } from '../FailureMessage.tsx';
import { fromShopTime, SHOP_CITY, toShopTime } from '../form/shop-time.ts';
import { useNow } from '../use-now.ts';
import { useTimeMessage } from '../use-time-message.ts';
import { releasesApi } from './releases-api.ts';

export type ShopAtDateProps = {
  /** ISO 8601; tomorrow at this hour where it is absent. */
  date?: string | null;
  /** Id of a release that is shown too, though it is not scheduled. */
  release?: string;
};

/** Makes a link that shows the whole shop as it will be at a date. */
export function ShopAtDate({ date, release }: ShopAtDateProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const timeMessage = useTimeMessage();
  const now = useNow();
  const [chosen, setChosen] = useState(() => toShopTime(date ?? new Date(now + DAY_MS).toISOString()));
  const at = fromShopTime(chosen);
  const isOutside = at === undefined || Date.parse(at) - now > SHOP_PREVIEW_DAYS * DAY_MS;
  const preview = useMutation({
    mutationFn: (at: string) => releasesApi.preview({ at, locale, ...(release ? { release } : {}) }),
  });
  return (
    <section aria-labelledby="shop-at-date" className="rounded border border-line bg-surface p-4 sm:p-5">
      <h2 id="shop-at-date" className="heading mb-1 text-xl">
        <FormattedMessage id="shopPreview.title" />
      </h2>
      <p className="mb-4 max-w-prose text-sm text-muted">
        <FormattedMessage id={release ? 'shopPreview.textOfRelease' : 'shopPreview.text'} />
      </p>
      <div className="flex flex-wrap items-start gap-3">
        <TextField
          label={formatMessage({ id: 'shopPreview.at' })}
          hint={formatMessage({ id: 'pageEditor.shopTime' }, { city: SHOP_CITY })}
          type="datetime-local"
          value={chosen}
          error={isOutside ? formatMessage({ id: 'shopPreview.outside' }) : undefined}
          onChange={({ target }) => {
            setChosen(target.value);
            preview.reset();
          }}
        />
        <Button
          tone="line"
          size="sm"
          className="min-h-12 sm:mt-[1.625rem]"
          disabled={isOutside}
          loading={preview.isPending}
          onClick={() => at && preview.mutate(at)}
        >
          <FormattedMessage id="shopPreview.make" />
        </Button>
      </div>
      {preview.data ? (
        <Alert tone="success" live className="mt-4" title={<FormattedMessage id="shopPreview.ready" />}>
          <p className="mb-3">
            <FormattedMessage
              id="shopPreview.until"
              values={{ date: timeMessage(preview.data.expiresAt, 'long') }}
            />
          </p>
          <div className="flex flex-wrap items-center gap-4">
            <TextLink href={preview.data.path} target="_blank">
              <FormattedMessage id="shopPreview.open" />
            </TextLink>
            <CopyButton text={location.origin + preview.data.path}>
              <FormattedMessage id="shopPreview.copy" />
            </CopyButton>
          </div>
        </Alert>
      ) : null}
      {preview.error ? (
        <Alert tone="error" live className="mt-4">
          <FailureMessage error={preview.error} />
        </Alert>
      ) : null}
    </section>
  );
}
