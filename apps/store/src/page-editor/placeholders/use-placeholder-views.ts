import { useQuery } from '@tanstack/react-query';
import type { Node } from 'prosemirror-model';
import type { NodeViewConstructor } from 'prosemirror-view';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Locale } from '@patine/core';
import { isOffered } from './offered.ts';
import { placeholdersQuery } from './placeholders-query.ts';

/** Shows each placeholder of a formatted text as what it reads, with what it stands for in its tooltip. */
export function usePlaceholderViews(locale: Locale) {
  const { formatMessage } = useIntl();
  const { data: values, isPending } = useQuery(placeholdersQuery(locale));
  return useMemo((): { placeholder: NodeViewConstructor } => {
    const view = ({ attrs }: Node) => {
      const name = String(attrs['name']);
      const value = values?.get(name);
      const dom = document.createElement('span');
      dom.className = `rounded px-1 ${values && value === undefined ? 'text-garance outline outline-1' : 'bg-ecru'}`;
      dom.contentEditable = 'false';
      dom.textContent = value ?? (isPending ? '…' : `{{${name}}}`);
      dom.title = formatMessage({
        id: isOffered(name) ? `pageEditor.placeholder.${name}` : 'pageEditor.placeholder.other',
      });
      return { dom };
    };
    return { placeholder: view };
  }, [values, isPending, formatMessage]);
}
