import type { Drop } from '@patine/contract/content/structure';
import { FormattedMessage } from 'react-intl';
import { TextLink } from '../text-link/TextLink.tsx';
import { preLaunchState } from './drop-state.ts';

export type PreLaunchNoticeProps = {
  /** The drop that starts early in the app. */
  drop: Drop;
  /** URL of the app's download page. */
  appHref: string;
};

/** Announces the early start of a drop in the app, with a link to the app. */
export function PreLaunchNotice({ drop, appHref }: PreLaunchNoticeProps) {
  const state = preLaunchState(drop);
  if (!state) return null;
  const { id, ...values } = state;
  return (
    <p className="text-sm">
      <FormattedMessage id={id} values={values} />{' '}
      <TextLink href={appHref}>
        <FormattedMessage id="ui.drop-banner.app" />
      </TextLink>
    </p>
  );
}
