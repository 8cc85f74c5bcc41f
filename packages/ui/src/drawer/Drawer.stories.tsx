import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Accordion } from '../accordion/Accordion.tsx';
import { Button } from '../button/Button.tsx';
import { Checkbox } from '../checkbox/Checkbox.tsx';
import { reopening } from '../testing/reopening.tsx';
import { Drawer } from './Drawer.tsx';
import { drawerGuide } from './drawer.guide.tsx';

const meta = {
  title: 'Controls/Drawer',
  component: Drawer,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Filtrer',
    children: (
      <Accordion title="État" defaultOpen>
        <Checkbox label="Très bon état" trailing="604" defaultChecked />
        <Checkbox label="Bon état" trailing="511" />
      </Accordion>
    ),
    footer: (
      <Button tone="ink" block>
        Voir 604 pièces
      </Button>
    ),
  },
  render: reopening(Drawer),
  parameters: { guide: drawerGuide, docs: { story: { inline: false, height: '544px' } } },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Left: Story = { args: { side: 'left', title: 'Menu', footer: undefined } };
export const LongText: Story = {
  args: {
    title: 'Filtrer les vestes en laine bouillie à double boutonnage',
    children: <p>{'Du jamais porté au bien vécu, toujours décrit. '.repeat(90)}</p>,
  },
};
