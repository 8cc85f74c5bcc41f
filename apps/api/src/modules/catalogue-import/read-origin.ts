import type { NewItemOrigin } from '../../db/schema/catalogue.ts';
import type { Cells } from './cells.ts';

/** Reads why a new item needed no new fabric, and the proof; null without a reason. A reason requires a proof. */
export function readOrigin(cells: Cells): NewItemOrigin | null {
  if (cells.isEmpty('origin_reason')) return null;
  const proofFr = cells.readFilled('origin_proof');
  const reason = cells.read('origin_reason');
  return reason && { reason, proofFr, proofEn: cells.read('origin_proof_en') || proofFr };
}
