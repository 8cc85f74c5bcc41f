import { Accordion } from '@patine/ui/accordion/Accordion';
import { ConditionGuide } from '@patine/ui/condition-guide/ConditionGuide';
import type { ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';

type Condition = ComponentProps<typeof ConditionGuide>['current'];

/** Collapsed guide to conditions, with the product's own marked. */
export default function ConditionAccordion({ condition }: { condition: Condition }) {
  return (
    <Accordion level={2} title={<FormattedMessage id="product.conditionGuide" />}>
      <div id="condition">
        <ConditionGuide {...(condition ? { current: condition } : {})} />
      </div>
    </Accordion>
  );
}
