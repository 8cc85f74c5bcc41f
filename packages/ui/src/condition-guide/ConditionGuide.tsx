import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { devWarning } from '../dev-warning/dev-warning.ts';
import { conditionIds } from './condition-ids.ts';

export type ConditionGuideProps = ComponentPropsWithRef<'dl'> & {
  /** Code of the product's condition, marked in the list. */
  current?: string;
};

/** Explains each condition from new to fair, and marks that of the product. */
export function ConditionGuide({ current, className, ...rest }: ConditionGuideProps) {
  if (current && !conditionIds.some(([code]) => code === current))
    devWarning('ConditionGuide', `knows no condition “${current}”`);
  return (
    <dl data-slot="condition-guide" className={cx('stitch-t', className)} {...rest}>
      {conditionIds.map(([code, name, text], index) => (
        <div
          key={code}
          aria-current={code === current ? 'true' : undefined}
          className="group/level grid grid-cols-[5rem_1fr] gap-x-4 stitch-b py-4 aria-current:bg-surface sm:grid-cols-[6rem_1fr]"
        >
          <Wear level={conditionIds.length - index} />
          <dt className="font-semibold group-aria-current/level:text-garance">
            <FormattedMessage id={name} />
            {code === current ? (
              <span className="ms-2 text-sm font-normal text-muted">
                <FormattedMessage id="ui.condition-guide.current" />
              </span>
            ) : null}
          </dt>
          <dd className="col-start-2 mt-1 max-w-prose text-sm text-muted">
            <FormattedMessage id={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Four stitches, of which more are filled the better the condition. */
function Wear({ level }: { level: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 64 12"
      className="row-span-2 mt-1.5 h-3 w-16 justify-self-end stroke-[3]"
    >
      {conditionIds.map(([code], index) => (
        <path
          key={code}
          d={`M${index * 17 + 1} 6h12`}
          className={index < level ? 'stroke-garance' : 'stroke-line'}
        />
      ))}
    </svg>
  );
}
