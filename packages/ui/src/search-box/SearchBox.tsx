import Search from 'lucide-react/icons/search';
import { useId, type ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { controlVariants } from '../field/field.variants.ts';

export type SearchBoxProps = {
  /** Address of the results; the words travel as `text`. */
  action: string;
  /** Words searched for on this page. */
  defaultText?: string;
  /** Runs before the form leaves, so that a host may search without loading a page. */
  onSubmit?: ComponentProps<'form'>['onSubmit'];
  className?: string;
};

/** Search as a plain form: a text field that remembers nothing, and the words kept in sight after. */
export function SearchBox({ action, defaultText = '', onSubmit, className }: SearchBoxProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <search data-slot="search-box" className={className}>
      <form method="get" action={action} onSubmit={onSubmit} className="relative">
        <label htmlFor={id} className="sr-only">
          {formatMessage({ id: 'ui.search-box.label' })}
        </label>
        <input
          key={defaultText}
          id={id}
          type="text"
          name="text"
          autoComplete="off"
          maxLength={200}
          defaultValue={defaultText}
          placeholder={formatMessage({ id: 'ui.search-box.placeholder' })}
          className={controlVariants({ className: 'h-11 pl-12' })}
        />
        <button
          type="submit"
          aria-label={formatMessage({ id: 'ui.search-box.submit' })}
          className="absolute inset-y-0 left-0 grid w-11 place-items-center text-muted hover:text-ink"
        >
          <Search aria-hidden className="size-5" />
        </button>
      </form>
    </search>
  );
}
