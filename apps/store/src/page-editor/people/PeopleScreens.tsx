import '../without-eval.ts';
import { Account } from './Account.tsx';
import { Log } from './Log.tsx';
import { People } from './People.tsx';
import { SignIn } from './SignIn.tsx';

const SCREENS = { people: People, log: Log, account: Account, 'sign-in': SignIn } as const;

export type PeopleScreen = keyof typeof SCREENS;

/** The screens about who edits. */
export default function PeopleScreens({ view }: { view: PeopleScreen }) {
  const Screen = SCREENS[view];
  return <Screen />;
}
