import { TextLink } from '@patine/ui/text-link/TextLink';
import { FormattedMessage } from 'react-intl';
import type { Product } from '../../features/catalogue/product.query.ts';
import { ReportProduct } from './ReportProduct.tsx';

type Party = NonNullable<NonNullable<Product['safety']>['manufacturer']>;

function PartyLines({ label, party }: { label: string; party: Party }) {
  return (
    <div>
      <dt className="text-muted">
        <FormattedMessage id={label} />
      </dt>
      <dd className="wrap-anywhere">
        {party.name}, {party.address}, {party.contact}
      </dd>
    </div>
  );
}

/** Responsible person, warnings, and contact for safety problems. */
export function Safety({ product }: { product: Product }) {
  const { safety, safetyContact } = product;
  return (
    <div className="grid gap-3 text-sm">
      {safety?.warnings ? <p className="font-semibold">{safety.warnings}</p> : null}
      {safety?.manufacturer || safety?.responsiblePerson ? (
        <dl className="grid gap-2">
          {safety.manufacturer ? (
            <PartyLines label="product.manufacturer" party={safety.manufacturer} />
          ) : null}
          {safety.responsiblePerson ? (
            <PartyLines label="product.responsiblePerson" party={safety.responsiblePerson} />
          ) : null}
        </dl>
      ) : (
        <p>
          <FormattedMessage id="product.safety.unknown" />
        </p>
      )}
      <p>
        <FormattedMessage
          id="product.safety.contact"
          values={{
            contact: (
              <TextLink href={`mailto:${safetyContact}`} className="wrap-anywhere">
                {safetyContact}
              </TextLink>
            ),
          }}
        />
      </p>
      <ReportProduct product={product} />
    </div>
  );
}
