import { Unstyled } from '@storybook/addon-docs/blocks';
import en from '../../apps/api/src/messages/en.json' with { type: 'json' };
import fr from '../../apps/api/src/messages/fr.json' with { type: 'json' };
import { SectionTitle, Table, rowLook } from '../BlockPageParts.tsx';
import { DocsLink, storyHref } from '../DocsLink.tsx';
import { spaced } from '../docs/spaced.ts';
import { SENT_EMAILS } from './sent-emails.ts';

const [french, english]: Readonly<Record<string, string>>[] = [fr, en];

/** Every email that is sent: to whom, when, and below which subject. */
export function EmailTable() {
  return (
    <Unstyled>
      <div className="font-text text-base text-ink">
        {Object.entries(SENT_EMAILS).map(([title, emails]) => (
          <section key={title}>
            <SectionTitle>{title.slice(title.indexOf('/') + 1)}</SectionTitle>
            <Table heads={['Email', 'To', 'When', 'Subject in French', 'In English']}>
              {Object.entries(emails).map(([story, { to, when, subject }]) => (
                <tr key={story} className={rowLook}>
                  <th scope="row" className="text-left font-normal">
                    <DocsLink href={storyHref(title, spaced(story))}>{spaced(story)}</DocsLink>
                  </th>
                  <td>{to}</td>
                  <td className="min-w-56">{when}</td>
                  <td lang="fr">{french?.[subject]}</td>
                  <td>{english?.[subject]}</td>
                </tr>
              ))}
            </Table>
          </section>
        ))}
      </div>
    </Unstyled>
  );
}
