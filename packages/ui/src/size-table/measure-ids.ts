/** Words of the catalogue's measures; a measure without words shows its own name. */
export const measureIds: Record<string, string> = {
  length: 'ui.size-table.length',
  bust: 'ui.size-table.bust',
  waist: 'ui.size-table.waist',
  hips: 'ui.size-table.hips',
  sleeve: 'ui.size-table.sleeve',
  shoulder: 'ui.size-table.shoulder',
  inseam: 'ui.size-table.inseam',
  rise: 'ui.size-table.rise',
  sole: 'ui.size-table.sole',
  width: 'ui.size-table.width',
  height: 'ui.size-table.height',
};
