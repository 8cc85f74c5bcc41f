import { DefaultLayout, type DefaultLayoutProps } from './DefaultLayout.tsx';
import { LegalFooter } from './LegalFooter.tsx';

/** The shop's header and a short footer, for pages where something is looked after and nothing is sold. */
export const ServiceLayout = ({ children }: Pick<DefaultLayoutProps, 'children'>) => (
  <DefaultLayout
    footer={
      <div className="wrap mt-12">
        <LegalFooter withContact />
      </div>
    }
  >
    {children}
  </DefaultLayout>
);
