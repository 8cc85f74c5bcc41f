import { DocsContext, Unstyled } from '@storybook/addon-docs/blocks';
import { useContext, type ReactNode } from 'react';
import type { Advice, ComponentGuide } from '../packages/ui/src/guidance/component-guide.ts';
import { UiFrame } from '../packages/ui/src/testing/UiFrame.tsx';
import { isLocale, type Locale } from '../packages/ui/src/testing/locales.ts';
import { inEnglish } from '../packages/ui/src/testing/use-sample-language.ts';
import { SectionTitle } from './BlockPageParts.tsx';
import { ComponentStatus } from './ComponentStatus.tsx';
import { DocsLink, docsHref } from './DocsLink.tsx';
import { spaced } from './docs/spaced.ts';
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
  <dl className="max-w-prose">
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

/** A component's status, what it is for, and when not: above its example. */
export const Purpose = ({ guide: { status, purpose, notFor } }: { guide: ComponentGuide }) => (
  <Unstyled>
    <div className="my-6 grid max-w-prose gap-3 font-text text-base text-ink">
      <ComponentStatus {...(status ? { status } : {})} />
      <p className="text-lg text-pretty">
        <Prose>{purpose}</Prose>
      </p>
      <p>
        <b className="font-semibold">When not.</b> <Prose>{notFor}</Prose>
      </p>
    </div>
  </Unstyled>
);

/** The rest of a component's guidance: below its example. */
export function Guidance({ guide }: { guide: ComponentGuide }) {
  const { states, content, keys, screenReader, related } = guide;
  return (
    <Unstyled>
      <div className="font-text text-base text-ink">
        <dl className="mt-8 grid gap-5 sm:grid-cols-2">
          <AdviceBox title="Do" advice={guide.do} tone="border-moss" />
          <AdviceBox title="Don’t" advice={guide.dont} tone="border-garance" />
        </dl>
        <SectionTitle>States</SectionTitle>
        <Terms rows={Object.entries(states).map(([name, meaning]) => [spaced(name), meaning, name])} />
        <SectionTitle>Content</SectionTitle>
        <ul className="grid max-w-prose list-disc gap-2 pl-5">
          {content.map((rule) => (
            <li key={rule}>
              <Prose>{rule}</Prose>
            </li>
          ))}
        </ul>
        <SectionTitle>Accessibility</SectionTitle>
        <p className="mb-4 max-w-prose">
          <Prose>{screenReader}</Prose>
        </p>
        {keys.length > 0 ? (
          <Terms rows={keys.map(([key, effect]) => [key, effect, key])} />
        ) : (
          <p className="max-w-prose">
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
