/** Returns the six-digit form of a hex colour, `#fff` expanded; null for anything but an opaque colour. */
export const hexOf = (value: string) => {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(value);
  if (short)
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`;
  return /^#[\da-f]{6}$/i.test(value) ? value : null;
};

const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Returns the WCAG 2.2 contrast ratio of two colours: 1 for equal ones, 21 for black on white. */
export const contrast = (one: string, other: string) => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

/**
 * Returns the WCAG level of a ratio for text under 24 px: AA from 4.5, AAA from 7; from 3 only for large text and
 * borders.
 */
export const mark = (ratio: number) => {
  if (ratio >= 7) return 'AAA';
  if (ratio >= 4.5) return 'AA';
  return ratio >= 3 ? 'AA large' : '–';
};
