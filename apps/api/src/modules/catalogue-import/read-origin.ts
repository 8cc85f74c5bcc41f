import type { NewItemOrigin } from '../../db/schema/catalogue.ts';
import type { Cells } from './cells.ts';

/** Why a new piece asked for no new cloth, with its proof; null where the feed says none. One without the other is a fault. */
export function readOrigin(cells: Cells): NewItemOrigin | null {
  if (cells.isEmpty('origin_reason')) return null;
  const proofFr = cells.readFilled('origin_proof');
  const reason = cells.read('origin_reason');
  return reason && { reason, proofFr, proofEn: cells.read('origin_proof_en') || proofFr };
}
