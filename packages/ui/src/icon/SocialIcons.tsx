import { sign, type IconProps } from './icon-attributes.ts';

export const InstagramIcon = (props: IconProps) => (
  <svg {...sign} {...props}>
    <rect x="3.5" y="3.5" width="17" height="17" rx="4.5" />
    <circle cx="12" cy="12" r="4" />
    <path d="M16.8 7.2h.01" strokeWidth="2" />
  </svg>
);

export const FacebookIcon = (props: IconProps) => (
  <svg {...sign} {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M10 20.2V10.6C10 8.7 11.2 7.5 13 7.5h1.8M8 12.8h5.6" />
  </svg>
);

export const PinterestIcon = (props: IconProps) => (
  <svg {...sign} {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="m9.6 19.8 2.6-10.6M9 13c-1.4-3 .6-6 3.7-6 2.6 0 4.3 1.8 4.1 4.2-.2 2.7-1.9 4.5-3.9 4.5-1.3 0-2-.7-2-.7" />
  </svg>
);
