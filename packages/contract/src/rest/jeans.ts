import type { JeansFit } from '@patine/core';

/** `POST /jean-levis-calculator/`: waist and length in inches. */
export type JeansResponse = JeansFit;
