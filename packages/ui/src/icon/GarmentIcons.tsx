import { sign, type IconProps } from './icon-attributes.ts';

/** A hanger: stock, wardrobe. */
export const HangerIcon = (props: IconProps) => (
  <svg {...sign} {...props}>
    <path d="M12 9.5V8.4c0-.6.3-.9.9-1.2a2.2 2.2 0 1 0-3.1-2" />
    <path d="M12 9.5 3.6 16c-1 .8-.6 2 .7 2h15.4c1.3 0 1.7-1.2.7-2L12 9.5Z" />
  </svg>
);

/** A measuring tape: sizes and measures. */
export const TapeIcon = (props: IconProps) => (
  <svg {...sign} {...props}>
    <circle cx="9" cy="11" r="5.5" />
    <circle cx="9" cy="11" r="1.5" />
    <path d="M9 16.5h12v-4M12.5 16.5v-2M15.5 16.5v-2M18.5 16.5v-2" />
  </svg>
);

/** A care label: composition and care. */
export const CareLabelIcon = (props: IconProps) => (
  <svg {...sign} {...props}>
    <path d="M6 3.5h12v17H6z" />
    <path d="M8.5 3.5v2M12 3.5v2M15.5 3.5v2" strokeDasharray="1 1.5" />
    <path d="M9 9.5h6M9 12.5h6M9 15.5h3.5" />
  </svg>
);
