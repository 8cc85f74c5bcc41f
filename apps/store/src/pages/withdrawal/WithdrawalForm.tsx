import { Button } from '@patine/ui/button/Button';
import { Checkbox } from '@patine/ui/checkbox/Checkbox';
import { CheckboxGroup } from '@patine/ui/checkbox-group/CheckboxGroup';
import { Picture } from '@patine/ui/picture/Picture';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Order } from '../../features/orders/order.query.ts';
import { ReturnInstructions } from './ReturnInstructions.tsx';

export type WithdrawalFormProps = {
  order: Order;
  declaring: boolean;
  onDeclare: (orderItemIds: string[]) => void;
};

/** Selection of items, the declaration text and the button that declares the withdrawal. */
export function WithdrawalForm({ order, declaring, onDeclare }: WithdrawalFormProps) {
  const { formatMessage } = useIntl();
  const open = new Set(order.withdrawal.orderItemIds);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const lines = order.parcels.flatMap(({ items }) => items);
  const choices = lines.filter(({ orderItem }) => open.has(orderItem.id));
  const chosen = choices.map(({ orderItem }) => orderItem.id).filter((id) => !left.has(id));
  const isCustomised = lines.some(({ orderItem }) => orderItem.customization !== null);
  const { firstName, lastName } = order.deliveryAddress;

  if (choices.length === 0)
    return (
      <p>
        <FormattedMessage id="withdrawal.none" />
      </p>
    );
  const declare = (event: FormEvent) => {
    event.preventDefault();
    if (chosen.length > 0) onDeclare(chosen);
  };
  const toggle = (id: string, isChosen: boolean) => {
    const next = new Set(left);
    if (isChosen) next.delete(id);
    else next.add(id);
    setLeft(next);
  };
  return (
    <form onSubmit={declare} className="grid max-w-prose gap-5">
      <p>
        <FormattedMessage id="withdrawal.intro" />
      </p>
      <div className="grid gap-4 border border-line bg-surface p-5">
        <p>
          <FormattedMessage
            id="withdrawal.statement"
            values={{
              name: `${firstName} ${lastName}`,
              reference: <span className="whitespace-nowrap">{order.reference}</span>,
            }}
          />
        </p>
        <CheckboxGroup legend={formatMessage({ id: 'withdrawal.pieces' })}>
          {choices.map(({ orderItem: { id, product } }) => (
            <Checkbox
              key={id}
              className="[&_label]:items-center"
              label={
                <span className="flex items-center gap-4">
                  {product.image ? (
                    <Picture
                      id={product.image.id}
                      alt=""
                      sizes="4rem"
                      maxWidth={256}
                      className="w-14 shrink-0"
                    />
                  ) : null}
                  {product.name}
                </span>
              }
              checked={!left.has(id)}
              disabled={declaring}
              onChange={(event) => toggle(id, event.target.checked)}
            />
          ))}
        </CheckboxGroup>
        {isCustomised ? (
          <p className="text-sm text-muted">
            <FormattedMessage id="withdrawal.customised" />
          </p>
        ) : null}
      </div>
      <Button type="submit" className="justify-self-start" loading={declaring} disabled={chosen.length === 0}>
        <FormattedMessage id="withdrawal.confirm" />
      </Button>
      {order.parcels.some(({ inPreparation }) => !inPreparation) ? (
        <ReturnInstructions order={order} />
      ) : null}
    </form>
  );
}
