import { Button } from '@patine/ui/button/Button';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { LifeStep } from '../life/life-steps.ts';
import { useNow } from '../use-now.ts';
import { dropListQuery } from './drops-api.ts';
import { dropStateOf } from './list-drops.ts';

/** What becomes of a drop at its end. */
export type DropStep = Exclude<LifeStep, 'unpublish'>;

const STEPS = { draft: 'delete', ended: 'archive', archived: 'restore' } as const;

export type DropLifeProps = { slug: string; onStep: (step: DropStep) => void };

/** The way in which a drop that the shop has ends: one that nobody saw is deleted, one that is over archived. */
export function DropLife({ slug, onStep }: DropLifeProps) {
  const now = useNow();
  const { data } = useQuery(dropListQuery);
  const drop = data?.find((one) => one.slug === slug);
  if (!drop) return null;
  const { state } = dropStateOf(drop, now);
  const step = state === 'draft' || state === 'ended' || state === 'archived' ? STEPS[state] : null;
  return (
    <div className="mt-5">
      <h3 className="text-sm font-semibold">
        <FormattedMessage id="dropEditor.life" />
      </h3>
      <p className="mt-1 max-w-prose text-sm text-muted">
        <FormattedMessage id={`dropEditor.life.${step ?? 'later'}.when`} />
      </p>
      {step ? (
        <Button tone="line" size="sm" className="mt-2" onClick={() => onStep(step)}>
          <FormattedMessage id={`pageEditor.life.${step}`} />
        </Button>
      ) : null}
    </div>
  );
}
