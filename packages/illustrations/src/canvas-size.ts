/** The canvas's own measure: every garment is drawn in these units, whatever the width asked for. */
export const CANVAS_SIZE = { width: 512, height: 764, middle: 256 } as const;
