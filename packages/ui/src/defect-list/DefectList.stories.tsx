import type { Meta, StoryObj } from '@storybook/react-vite';
import { DefectList } from './DefectList.tsx';
import { defectListGuide } from './defect-list.guide.tsx';

const meta = {
  title: 'Commerce/DefectList',
  component: DefectList,
  args: { defects: ['Bouton du poignet gauche remplacé', 'Légère décoloration au col'] },
  parameters: { guide: defectListGuide, docs: { columns: 2 } },
} satisfies Meta<typeof DefectList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithPhotos: Story = { args: { photos: [{ id: 'jacket' }, { id: 'dress' }] } };
export const Empty: Story = { args: { defects: [] } };
export const LongText: Story = {
  args: {
    defects: [
      'Accroc de 4 mm sous la poche droite, repris à la main avec un fil assorti, visible seulement à l’envers et sans effet sur la tenue du tissu. '.repeat(
        14,
      ),
    ],
  },
};
export const SaidTwice: Story = { args: { defects: ['Bouton remplacé', 'Bouton remplacé'] } };
