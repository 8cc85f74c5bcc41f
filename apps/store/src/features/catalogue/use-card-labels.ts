import { CONDITIONS, FAMILIES } from '@patine/core';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

type Names = Record<string, string>;

/** Names of conditions and families, created once per list of cards. */
export function useCardLabels(): { condition: Names; family: Names } {
  const { formatMessage } = useIntl();
  return useMemo(
    () => ({
      condition: Object.fromEntries(
        CONDITIONS.map((code) => [code, formatMessage({ id: `ui.condition-guide.${code}` })]),
      ),
      family: Object.fromEntries(FAMILIES.map((slug) => [slug, formatMessage({ id: `family.${slug}` })])),
    }),
    [formatMessage],
  );
}
