import type { HeightRange, JeansFit, JeansSize, Tightness } from '@patine/core';

/** `POST /jean-levis-calculator/` */
export type JeansRequest = { size: JeansSize; heightRange: HeightRange; tightness: Tightness };

/** Waist and length in inches. */
export type JeansResponse = JeansFit;
