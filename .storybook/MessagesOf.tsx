import { useOf } from '@storybook/addon-docs/blocks';
import { messagesOf } from 'virtual:component-messages';
import en from '../packages/ui/src/messages/en.json' with { type: 'json' };
import fr from '../packages/ui/src/messages/fr.json' with { type: 'json' };
import { SectionTitle, Table, rowLook } from './BlockPageParts.tsx';

const [english, french]: Record<string, string>[] = [en, fr];

/** The words that a component brings along, in both languages. */
export function MessagesOf() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const ids = messagesOf[preparedMeta.title] ?? [];
  if (ids.length === 0) return null;
  return (
    <>
      <SectionTitle>Words</SectionTitle>
      <p className="mb-4 docs-prose">
        Those that its own code names; what it is made of has its own. Braces stand for what is filled in.
      </p>
      <Table heads={['For', 'French', 'English']}>
        {ids.map((id) => (
          <tr key={id} className={rowLook}>
            <th scope="row" className="text-left font-normal">
              <code className="text-xs wrap-anywhere">{id.replace(/^ui\./, '')}</code>
            </th>
            <td lang="fr">{french?.[id]}</td>
            <td>{english?.[id]}</td>
          </tr>
        ))}
      </Table>
    </>
  );
}
