import { Button } from '@patine/ui/button/Button';
import { TextLink } from '@patine/ui/text-link/TextLink';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';

export type DropAlertFormProps = { slug: string };

/** One field and no script: the form is posted to a page that says what comes next. */
export function DropAlertForm({ slug }: DropAlertFormProps) {
  const id = `drop-alert-${slug}`;
  const locale = useLocale();
  const { formatMessage } = useIntl();
  return (
    <form method="post" action={paths.dropAlert(locale, slug)} className="grid gap-3">
      <label className="grid gap-1.5 font-semibold" htmlFor={id}>
        <FormattedMessage id="drop.alert.label" />
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          name="emailAddress"
          type="email"
          autoComplete="email"
          required
          aria-describedby={`${id}-note`}
          placeholder={formatMessage({ id: 'drop.alert.example' })}
          className="h-13 min-w-0 grow basis-48 rounded border border-field bg-surface px-4 text-base text-ink placeholder:text-muted"
        />
        <Button type="submit">
          <FormattedMessage id="drop.alert.submit" />
        </Button>
      </div>
      <p id={`${id}-note`} className="text-sm text-pretty">
        <FormattedMessage
          id="drop.alert.note"
          values={{
            privacy: (
              <TextLink href={paths.page(locale, 'privacy')}>
                <FormattedMessage id="drop.alert.privacy" />
              </TextLink>
            ),
          }}
        />
      </p>
    </form>
  );
}
