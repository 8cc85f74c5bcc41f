import type { Drop } from '@patine/contract/content/structure';
import { FormattedMessage } from 'react-intl';
import { TextLink } from '../text-link/TextLink.tsx';
import { preLaunchState } from './drop-state.ts';

export type PreLaunchNoticeProps = {
  /** The drop that the app opens before everyone. */
  drop: Drop;
  /** Where the app is downloaded. */
  appHref: string;
};

/** The app opens a drop first: says since when or from when, and where to get it. */
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
