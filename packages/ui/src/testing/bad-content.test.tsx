import type { ReactElement } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Alert } from '../alert/Alert.tsx';
import { Badge } from '../badge/Badge.tsx';
import { Breadcrumb } from '../breadcrumb/Breadcrumb.tsx';
import { Button } from '../button/Button.tsx';
import { Checkbox } from '../checkbox/Checkbox.tsx';
import { Chip } from '../chip/Chip.tsx';
import { Countdown } from '../countdown/Countdown.tsx';
import { EmptyState } from '../empty-state/EmptyState.tsx';
import { ErrorSummary } from '../error-summary/ErrorSummary.tsx';
import { FileLink } from '../file-link/FileLink.tsx';
import { Money } from '../money/Money.tsx';
import { PageHeading } from '../page-heading/PageHeading.tsx';
import { Pagination } from '../pagination/Pagination.tsx';
import { Picture } from '../picture/Picture.tsx';
import { Price } from '../price/Price.tsx';
import { Radio } from '../radio-group/Radio.tsx';
import { RadioCard } from '../radio-group/RadioCard.tsx';
import { RadioGroup } from '../radio-group/RadioGroup.tsx';
import { RangeField } from '../range-field/RangeField.tsx';
import { Select } from '../select/Select.tsx';
import { Switch } from '../switch/Switch.tsx';
import { Tag } from '../tag/Tag.tsx';
import { holdMistakes } from './mistakes.ts';
import { renderIn } from './render.tsx';

const cents = (amount: number) => ({ amount, currency: 'EUR' as const });
const none = () => undefined;
const hrefFor = (page: number) => `/shop?page=${page}`;
const said = vi.fn();

beforeEach(() => {
  said.mockClear();
  vi.spyOn(console, 'error').mockImplementation(said);
});

holdMistakes([
  ['a picture without an id', <Picture key="0" id="" alt="Robe" sizes="50vw" />, ''],
  ['an amount that is no number', <Money key="1" value={cents(Number.NaN)} />, '–'],
  ['a price below nothing', <Price key="2" current={cents(-100)} />, '−1 €'],
  [
    'a regular price below the current one',
    <Price key="3" current={cents(200)} regular={cents(100)} percent={50} />,
    '2 €',
  ],
  [
    'a reduction beyond its price',
    <Price key="4" current={cents(100)} regular={cents(200)} percent={140} />,
    '1 €',
  ],
  ['a list of choices without any', <Select key="5" label="Pays" />, 'Pays'],
  ['a page beyond the last', <Pagination key="6" page={9} pages={3} hrefFor={hrefFor} />, '123'],
  ['a page that is no number', <Pagination key="7" page={Number.NaN} pages={2} hrefFor={hrefFor} />, '12'],
  ['an end that is no time', <Countdown key="8" endAt={Number.NaN} renderedAt={0} />, ''],
  [
    'bounds the wrong way round',
    <RangeField key="10" legend="Prix" bounds={{ min: 9, max: 1 }} value={[1, 9]} onChange={none} />,
    '',
  ],
]);

const long = 'Veste en jean brut à doublure matelassée '.repeat(50).trim();
const word = 'é'.repeat(2000);

describe.each([
  ['2,000 characters', long],
  ['one word of 2,000 characters', word],
])('%s fit a phone', (_, text) => {
  test.each<[string, ReactElement]>([
    ['Alert', <Alert key="0" title={text} />],
    ['Badge', <Badge key="1">{text}</Badge>],
    ['Breadcrumb', <Breadcrumb key="2" trail={[{ label: 'Accueil', href: '/' }]} current={text} />],
    ['Button', <Button key="3">{text}</Button>],
    ['Checkbox', <Checkbox key="4" label={text} />],
    ['Chip', <Chip key="5">{text}</Chip>],
    ['ErrorSummary', <ErrorSummary key="13" attempt={0} problems={[{ fieldId: 'a', message: text }]} />],
    [
      'RadioGroup',
      <RadioGroup key="14" legend={text}>
        <Radio name="r" label={text} />
        <RadioCard name="r" label={text} description={text} trailing="7,40 €" />
      </RadioGroup>,
    ],
    ['EmptyState', <EmptyState key="6" title={text} />],
    ['FileLink', <FileLink key="7" href="/f.pdf" name={text} type="PDF" />],
    ['PageHeading', <PageHeading key="8" title={text} />],
    ['Switch', <Switch key="10" label={text} />],
    ['Tag', <Tag key="12">{text}</Tag>],
  ])('in %s', async (_, element) => {
    await page.viewport(320, 640);
    renderIn(element);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    expect(said).not.toHaveBeenCalled();
  });
});
