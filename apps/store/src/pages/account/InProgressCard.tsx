import { Badge, type BadgeProps } from '@patine/ui/badge/Badge';
import { Button } from '@patine/ui/button/Button';
import { Link } from '@patine/ui/link/Link';
import { Picture } from '@patine/ui/picture/Picture';
import { TextLink } from '@patine/ui/text-link/TextLink';
import type { ReactNode } from 'react';

export type InProgressCardProps = {
  /** Id of the first item's photograph. */
  image: string | undefined;
  state: { tone: NonNullable<BadgeProps['tone']>; label: ReactNode };
  /** What happens until when. */
  title: ReactNode;
  /** Names of the items. */
  names: string;
  /** Further facts, such as the amount. */
  children?: ReactNode;
  /** The next step; a button where it is the customer's turn. */
  action: { href: string; label: ReactNode; isUrgent: boolean };
};

/** An offer or a return that is in progress: its state, its date and the next step. */
export function InProgressCard({ image, state, title, names, children, action }: InProgressCardProps) {
  return (
    <div
      className={`flex h-full gap-5 border bg-surface p-4 sm:gap-6 sm:p-5 ${action.isUrgent ? 'border-ink' : 'border-line'}`}
    >
      <div className="grid min-w-0 flex-1 content-start gap-2">
        <Badge tone={state.tone} className="justify-self-start">
          {state.label}
        </Badge>
        <h3
          className={`heading text-balance ${action.isUrgent ? 'text-xl sm:text-2xl' : 'text-lg sm:text-xl'}`}
        >
          {title}
        </h3>
        <p className="line-clamp-2 text-ink-soft wrap-anywhere">{names}</p>
        {children}
        {action.isUrgent ? (
          <Button asChild size="sm" className="mt-1 justify-self-start">
            <Link href={action.href}>{action.label}</Link>
          </Button>
        ) : (
          <TextLink href={action.href} size="sm" className="justify-self-start">
            {action.label}
          </TextLink>
        )}
      </div>
      <div className="w-20 shrink-0 min-[23rem]:w-28 2xl:w-32">
        {image ? (
          <Picture id={image} alt="" sizes="8rem" maxWidth={384} ratio="portrait" />
        ) : (
          <span className="block aspect-portrait bg-ecru" />
        )}
      </div>
    </div>
  );
}
