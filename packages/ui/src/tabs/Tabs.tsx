import {
  useId,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { complain } from '../complain/complain.ts';
import { nextTab } from './next-tab.ts';
import { tabVariants } from './tabs.variants.ts';

export type Tab = {
  id: string;
  /** A word or two. */
  label: ReactNode;
  /** What shows while it is chosen. */
  content: ReactNode;
  disabled?: boolean;
};

export type TabsProps = Omit<ComponentPropsWithRef<'div'>, 'onChange'> & {
  /** What the tabs are of, for screen readers. */
  label: string;
  /** In the order of reading; nothing is drawn without any. */
  tabs: readonly Tab[];
  /** Id of the tab that is chosen, when the host holds it. */
  value?: string;
  /** Id of the tab that is chosen first; the first one that is not disabled when absent. */
  defaultValue?: string;
  /** Told the id of the tab that is asked for. */
  onChange?: (id: string) => void;
};

/** Views of one thing, one at a time. Every panel is in the page, so that the server sends all of their words. */
export function Tabs({ label, tabs, value, defaultValue, onChange, ...rest }: TabsProps) {
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(defaultValue);
  const wanted = tabs.find(({ id, disabled }) => id === (value ?? own) && !disabled);
  const chosen = wanted ?? tabs.find(({ disabled }) => !disabled);
  if (tabs.length === 0) {
    complain('Tabs', 'has no tabs');
    return null;
  }

  const choose = (id: string) => {
    setOwn(id);
    onChange?.(id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = chosen && nextTab(event.key, tabs, chosen.id);
    if (!to) return;
    event.preventDefault();
    choose(to);
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(to)}"]`)?.focus();
  };

  return (
    <div data-slot="tabs" {...rest}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${prefix}-tab-${tab.id}`}
            data-tab={tab.id}
            aria-selected={tab === chosen}
            aria-controls={`${prefix}-panel-${tab.id}`}
            tabIndex={tab === chosen ? 0 : -1}
            disabled={tab.disabled}
            className={tabVariants({ chosen: tab === chosen })}
            onClick={() => choose(tab.id)}
            onKeyDown={onKeyDown}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${prefix}-panel-${tab.id}`}
          aria-labelledby={`${prefix}-tab-${tab.id}`}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a panel of words alone is reached by Tab
          tabIndex={0}
          hidden={tab !== chosen}
          className="pt-5 wrap-break-word"
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}
