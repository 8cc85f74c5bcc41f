import { Controls, Description, Primary, Stories, Subtitle, Title } from '@storybook/addon-docs/blocks';
import type { ComponentGuide } from '../packages/ui/src/guidance/component-guide.ts';
import { Guidance, Purpose } from './GuideParts.tsx';

/** Documentation of a component: its guidance, if any is written, its props and its stories. */
export const ComponentPage = ({ guide }: { guide: ComponentGuide | undefined }) => (
  <>
    <Title />
    <Subtitle />
    <Description of="meta" />
    {guide ? <Purpose guide={guide} /> : null}
    <Primary />
    <Controls />
    {guide ? <Guidance guide={guide} /> : null}
    <Stories />
  </>
);
