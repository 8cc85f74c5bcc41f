import { DocsContext, Unstyled, useOf } from '@storybook/addon-docs/blocks';
import { useContext, type ReactNode } from 'react';
import { messagesOf } from 'virtual:component-messages';
import { tokensOf } from 'virtual:component-tokens';
import { uses } from 'virtual:component-uses';
import type { Advice, ComponentGuide } from '../packages/ui/src/guidance/component-guide.ts';
import { UiFrame } from '../packages/ui/src/testing/UiFrame.tsx';
import { isLocale, type Locale } from '../packages/ui/src/testing/locales.ts';
import { inEnglish } from '../packages/ui/src/testing/use-sample-language.ts';
import { SectionTitle, sectionId } from './BlockPageParts.tsx';
import { ComponentStatus } from './ComponentStatus.tsx';
import { DocsLink, docsHref } from './DocsLink.tsx';
import { useGlobal } from './docs/use-global.ts';
import { MessagesOf } from './MessagesOf.tsx';
import { TokensOf } from './TokensOf.tsx';
import { UsedIn } from './UsedIn.tsx';
import { storyPicture } from './story-picture.ts';

/** Shows what stands between backticks as code. */
const Prose = ({ children }: { children: string }) =>
  children.split('`').map((part, at) => (at % 2 === 0 ? part : <code key={part}>{part}</code>));

/** The language that the globe shows, also after it is changed. */
function useLocaleOfDocs(): Locale {
  const locale = useGlobal(useContext(DocsContext).channel, 'locale');
  return isLocale(locale) ? locale : 'fr';
}

function AdviceBox({
  title,
  advice: { text, example },
  tone,
}: {
  title: string;
  advice: Advice;
  tone: string;
}) {
  const locale = useLocaleOfDocs();
  return (
    <div className={`border-t-2 bg-ecru px-5 py-4 ${tone}`}>
      <dt className="font-semibold">{title}</dt>
      <dd className="mt-1">
        <Prose>{text}</Prose>
        {example ? (
          <div inert className="mt-4 max-w-80 bg-paper p-5">
            <UiFrame locale={locale} imageSrc={storyPicture}>
              {locale === 'en' ? inEnglish(example) : example}
            </UiFrame>
          </div>
        ) : null}
      </dd>
    </div>
  );
}

/** Rows of a term and what it means. */
const Terms = ({ rows }: { rows: readonly (readonly [term: ReactNode, meaning: string, key: string])[] }) => (
  <dl className="max-w-184">
    {rows.map(([term, meaning, key]) => (
      <div
        key={key}
        className="grid gap-x-5 border-b border-dashed border-line py-2.5 sm:grid-cols-[11rem_1fr]"
      >
        <dt className="font-semibold">{term}</dt>
        <dd>
          <Prose>{meaning}</Prose>
        </dd>
      </div>
    ))}
  </dl>
);

/** What a state of a component means, if its guide says so. */
export const Meaning = ({ name, children }: { name?: string; children: string | undefined }) =>
  children ? (
    <p className="docs-prose mt-1 text-pretty">
      {name ? <b className="font-semibold">{name}. </b> : null}
      <Prose>{children}</Prose>
    </p>
  ) : null;

function goTo(id: string) {
  document.getElementById(id)?.scrollIntoView();
}

/** Links to the parts of a component's page, of those that it has. */
function PartsOfPage({ states }: Pick<ComponentGuide, 'states'>) {
  const { title } = useOf('meta', ['meta']).preparedMeta;
  const parts = [
    'Props',
    ...(Object.keys(states).length > 1 ? ['States'] : []),
    'Content',
    'Accessibility',
    'Related',
    ...(messagesOf[title]?.length ? ['Words'] : []),
    ...(tokensOf[title]?.length ? ['Tokens'] : []),
    ...(uses[title] ? ['In the shop'] : []),
  ];
  return (
    <nav aria-label="On this page" className="flex min-h-6 flex-wrap gap-x-5 gap-y-1 text-sm">
      {parts.map((part) => (
        <a
          key={part}
          href={`#${sectionId(part)}`}
          onClick={(event) => {
            event.preventDefault();
            goTo(sectionId(part));
          }}
          className="underline underline-offset-4"
        >
          {part}
        </a>
      ))}
    </nav>
  );
}

/** A component's status, what it is for, and when not: above its example. */
export const Purpose = ({ guide: { status, purpose, notFor, states } }: { guide: ComponentGuide }) => (
  <Unstyled>
    <div className="mt-4 mb-10 grid gap-4 font-text text-base text-ink">
      <ComponentStatus {...(status ? { status } : {})} />
      <p className="docs-prose text-lg text-pretty">
        <Prose>{purpose}</Prose>
      </p>
      <p className="docs-prose text-pretty">
        <b className="font-semibold">When not.</b> <Prose>{notFor}</Prose>
      </p>
      <PartsOfPage states={states} />
    </div>
  </Unstyled>
);

/** What to do with a component and what not to. */
export const DoAndDont = ({ guide }: { guide: ComponentGuide }) => (
  <Unstyled>
    <dl className="mt-8 grid gap-5 font-text text-base text-ink sm:grid-cols-2">
      <AdviceBox title="Do" advice={guide.do} tone="border-moss" />
      <AdviceBox title="Don’t" advice={guide.dont} tone="border-garance" />
    </dl>
  </Unstyled>
);

/** The rest of a component's guidance: below its states. */
export function Guidance({ guide }: { guide: ComponentGuide }) {
  const { content, keys, screenReader, related } = guide;
  return (
    <Unstyled>
      <div className="font-text text-base text-ink">
        <SectionTitle>Content</SectionTitle>
        <ul className="grid docs-prose list-disc gap-2 pl-5">
          {content.map((rule) => (
            <li key={rule}>
              <Prose>{rule}</Prose>
            </li>
          ))}
        </ul>
        <SectionTitle>Accessibility</SectionTitle>
        <p className="mb-4 docs-prose">
          <Prose>{screenReader}</Prose>
        </p>
        {keys.length > 0 ? (
          <Terms rows={keys.map(([key, effect]) => [key, effect, key])} />
        ) : (
          <p className="docs-prose">
            No keys of its own. Tab reaches the links, buttons and fields that it may hold; Enter follows a
            link, Enter and Space press a button.
          </p>
        )}
        <SectionTitle>Related</SectionTitle>
        <Terms
          rows={Object.entries(related).map(([title, difference]) => [
            <DocsLink key={title} href={docsHref(title)}>
              {title.slice(title.indexOf('/') + 1)}
            </DocsLink>,
            difference,
            title,
          ])}
        />
        <MessagesOf />
        <TokensOf />
        <UsedIn />
      </div>
    </Unstyled>
  );
}
