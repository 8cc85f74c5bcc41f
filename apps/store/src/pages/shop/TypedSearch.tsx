import { euros, formatMoney } from '@patine/core';
import { ActiveFilters } from '@patine/ui/active-filters/ActiveFilters';
import { LiteralQuery } from '@patine/ui/understood-query/LiteralQuery';
import { UnderstoodQuery } from '@patine/ui/understood-query/UnderstoodQuery';
import { TextLink } from '@patine/ui/text-link/TextLink';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import type { ShopList } from '../../features/catalogue/shop-list.ts';
import { helpPath } from '../../features/catalogue/search-understanding/help-path.ts';
import { understandingQuery } from '../../features/catalogue/search-understanding/understanding.query.ts';
import {
  hasPart,
  partOf,
  valuesLeft,
  withoutPart,
  type UnderstoodPart,
} from '../../features/catalogue/search-understanding/understood-filters.ts';
import {
  LIST_FILTERS,
  SEARCH_CATEGORY,
  isLiteral,
  type ListFilter,
  type ShopFilters,
} from '../../lib/shop-filters.ts';
import { useStore } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';
import { choiceId, type Choice } from '../../features/catalogue/active-choices.ts';
import { isWholeShop, loosenings } from './loosenings.ts';

export type TypedSearchProps = {
  list: ShopList;
  filters: ShopFilters;
  /** The search text as typed. */
  text: string;
  /** Active filters of the list. */
  choices: readonly (Omit<Choice, 'filters'> & { href: string })[];
  /** URL of the list without filters. */
  clearHref: string;
  address: (filters: ShopFilters) => string;
};

const SHOWN_NAMES = 2;
/** Up to this number of pieces, a list says what it would have without one of its filters. */
const FEW = 3;
const SHOWN_LOOSENINGS = 3;

const capitalised = (words: string) => words.charAt(0).toLocaleUpperCase() + words.slice(1);

type Understood = {
  part: UnderstoodPart;
  words: string;
  isWider: boolean;
  /** Words that are searched instead of the typed ones. */
  searched: string;
};

/** Names of what the list still has of a part; the typed words where it has all of many values. */
function labelOf(
  { part, words }: Understood,
  { list, filters }: TypedSearchProps,
  { formatMessage, locale }: IntlShape,
) {
  if (part.name === 'price') {
    const { min, max } = part.range;
    const price = (value = 0) => formatMoney(euros(value * 100), locale);
    const id = part.cheapest
      ? 'shop.typed.cheapest'
      : `shop.price.${min === undefined ? 'upTo' : max === undefined ? 'from' : 'between'}`;
    return formatMessage({ id }, { min: price(min), max: price(max) });
  }
  const { name } = part;
  const values = valuesLeft(filters, part);
  const isIncluded = name in LIST_FILTERS;
  const known =
    name === 'categories'
      ? [...list.among, ...list.trail]
      : isIncluded
        ? list.options[name as ListFilter]
        : (list.excluded[name as keyof ShopList['excluded']] ?? []);
  const names = new Set(values.map((slug) => known.find((one) => one.slug === slug)?.name ?? slug));
  const isWhole = values.length === part.values.length;
  const value = isWhole && names.size > SHOWN_NAMES ? capitalised(words) : [...names].join(' / ');
  if (name === 'size')
    return formatMessage({ id: 'shop.choice' }, { title: formatMessage({ id: 'shop.filter.size' }), value });
  return isIncluded || name === 'categories'
    ? value
    : formatMessage({ id: 'shop.choice.without' }, { value });
}

const wordsOf = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().split(/\s+/);
/** Letters that a plural adds at most. */
const PLURAL = 2;

/** Whether a chip says a text already: "Chemises" and "chemise", not "Vestes et manteaux" and "veste". */
function saysText(label: string, text: string): boolean {
  const [said, words] = [wordsOf(label), wordsOf(text)];
  const isForm = (one: string, other: string) =>
    one.startsWith(other.slice(0, -1)) && Math.abs(one.length - other.length) <= PLURAL;
  return said.length === words.length && said.every((word, index) => isForm(word, words[index] ?? ''));
}

/** Above the list of a typed search: what was understood among the active filters, and help. */
export default function TypedSearch(props: TypedSearchProps) {
  const { list, filters, text, choices, clearHref, address } = props;
  const intl = useIntl();
  const { api, locale } = useStore();
  const { data: understanding } = useQuery(understandingQuery(api, locale, text));
  const isAsTyped = isLiteral(filters);
  const isUnderstood = filters.typed !== undefined && !isAsTyped;
  const parts = (understanding?.filters ?? [])
    .map((filter) => ({
      part: partOf(filter),
      words: filter.words,
      isWider: 'wider' in filter && filter.wider === true,
      searched: ('searched' in filter && filter.searched) || '',
    }))
    .filter(({ part }) => isUnderstood && hasPart(filters, part));
  const chips = parts.map((understood, index) => {
    const label = labelOf(understood, props, intl);
    const isText = filters.text !== undefined && saysText(label, filters.text);
    const { text: _, ...left } = withoutPart(filters, understood.part);
    return {
      id: String(index),
      label,
      isText,
      href: address(isText ? left : withoutPart(filters, understood.part)),
    };
  });
  // A list may have the category for another reason, but never the word that no piece is called by.
  const wider = parts.flatMap(({ words, isWider, searched }, index) => {
    const isSearched = searched !== '' && (filters.text ?? '').includes(searched);
    if (!isWider && (searched === '' || isSearched)) return [];
    const label = isSearched
      ? intl.formatMessage({ id: 'shop.quoted' }, { text: searched })
      : chips[index]?.label;
    return { words, label: label ?? '' };
  });
  const covered = new Set(
    parts.flatMap(({ part }) =>
      part.name === 'price' ? ['price'] : part.values.map((slug) => choiceId(part.name, slug)),
    ),
  );
  if (chips.some(({ isText }) => isText)) covered.add('text');
  const others = choices.filter(({ id }) => !covered.has(id));
  // A text that finds nothing by itself: the heading says it, and the way out is below.
  const isTextAlone = list.total === 0 && others.every(({ id }) => id === 'text');
  const asTypedHref = address({ category: SEARCH_CATEGORY, text, typed: text });
  const help = understanding?.help;
  const isShort = list.total > 0 && list.total <= FEW;
  // Without its only words a search is the whole shop, which is no wider search.
  const isBare = isWholeShop(filters) && choices.every(({ id }) => id === 'text');
  const longer = isShort && !isBare ? loosenings(props, intl).slice(0, SHOWN_LOOSENINGS) : [];

  return (
    <div className="grid gap-3">
      {help ? (
        <p className="border-s-2 border-garance bg-ecru px-4 py-3">
          <TextLink href={helpPath(help, locale)}>
            <FormattedMessage id={`shop.typed.help.${help}`} />
          </TextLink>
        </p>
      ) : null}
      {list.corrected ? (
        <p className="wrap-break-word">
          <FormattedMessage id="shop.typed.corrected" values={{ corrected: list.corrected }} />{' '}
          <TextLink href={asTypedHref} rel="nofollow">
            <FormattedMessage id="shop.typed.uncorrected" values={{ text }} />
          </TextLink>
        </p>
      ) : null}
      {list.leftOut ? (
        <p className="wrap-break-word">
          <FormattedMessage
            id={`shop.typed.leftOut.${list.leftOut.count > 0 ? 'some' : 'none'}`}
            values={list.leftOut}
          />{' '}
          {list.leftOut.count > 0 && understanding ? (
            <TextLink href={address({ ...filters, text: understanding.words })} rel="nofollow">
              <FormattedMessage id="shop.typed.leftOut.search" values={list.leftOut} />
            </TextLink>
          ) : null}
        </p>
      ) : null}
      {wider.map(({ words, label }) => (
        <p key={words} className="wrap-break-word">
          <FormattedMessage id="shop.typed.wider" values={{ words, category: label }} />
        </p>
      ))}
      {isAsTyped && understanding && understanding.filters.length > 0 ? (
        <LiteralQuery text={text} understandHref={paths.search(locale, text)} />
      ) : null}
      {isUnderstood ? (
        <UnderstoodQuery
          text={text}
          filters={[...chips.map(({ id, label, href }) => ({ id, label, href })), ...others]}
          clearHref={clearHref}
          asTypedHref={asTypedHref}
        />
      ) : isTextAlone ? null : (
        <ActiveFilters filters={others} clearHref={clearHref} />
      )}
      {longer.length > 0 ? (
        <ul className="flex flex-wrap gap-x-5 gap-y-2">
          {longer.map(({ id, label, count, filters: left }) => (
            <li key={id} className="wrap-break-word">
              <TextLink href={address(left)} rel="nofollow">
                <FormattedMessage id="shop.typed.more" values={{ count: count - list.total, label }} />
              </TextLink>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
