import { useIntl } from 'react-intl';
import { FacebookIcon, InstagramIcon, PinterestIcon } from '../icon/SocialIcons.tsx';

const signs = { Instagram: InstagramIcon, Facebook: FacebookIcon, Pinterest: PinterestIcon };

export type SocialLinksProps = {
  /** Absolute URL of the account on each network. */
  urls: Partial<Record<keyof typeof signs, string | undefined>>;
};

export function SocialLinks({ urls }: SocialLinksProps) {
  const { formatMessage } = useIntl();
  return (
    <ul data-slot="social-links" className="flex">
      {(Object.keys(signs) as (keyof typeof signs)[]).map((network) => {
        const Sign = signs[network];
        return urls[network] ? (
          <li key={network}>
            <a
              href={urls[network]}
              target="_blank"
              rel="noopener"
              aria-label={formatMessage({ id: 'ui.footer.social' }, { network })}
              className="grid size-11 place-items-center rounded transition-colors hover:bg-paper"
            >
              <Sign />
            </a>
          </li>
        ) : null;
      })}
    </ul>
  );
}
