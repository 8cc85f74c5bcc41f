import { ORIGIN_REASONS, type OriginReason } from '@patine/core';
import type { NewPieceOrigin } from '../../../db/schema/catalogue.ts';
import type { Cells } from './cells.ts';

const REASONS = Object.fromEntries(ORIGIN_REASONS.map((reason) => [reason, reason])) as Record<
  string,
  OriginReason
>;

/** Why a new piece asked for no new cloth, with its proof; null where the feed says none. One without the other is a fault. */
export function readOrigin(cells: Cells): NewPieceOrigin | null {
  if (cells.text('origin_reason') === '') return null;
  const proofFr = cells.filled('origin_proof', 500);
  return {
    reason: cells.choice('origin_reason', REASONS),
    proofFr,
    proofEn: cells.text('origin_proof_en', 500) || proofFr,
  };
}
