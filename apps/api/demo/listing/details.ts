import type { Random } from '@patine/illustrations';
import type { Model } from './models/model.ts';
import type { Pair } from './words/pair.ts';

interface Detail {
  trait: string;
  value: string;
  words: Pair;
  targets?: string;
}
const detail = (trait: string, value: string, fr: string, en: string, targets?: string): Detail => ({
  trait,
  value,
  words: [fr, en],
  ...(targets ? { targets } : {}),
});

/** Features that vary within a cut; the picture shows the one that the title names. */
const DETAILS: Partial<Record<Model['kind'], readonly Detail[]>> = {
  dress: [
    detail('length', 'mini', 'courte', 'mini'),
    detail('length', 'midi', 'midi', 'midi'),
    detail('length', 'maxi', 'longue', 'maxi'),
    detail('length', 'midi', 'midi', 'midi'),
    detail('sleeve', 'short', 'à manches courtes', 'short-sleeved'),
    detail('sleeve', 'long', 'à manches longues', 'long-sleeved'),
    detail('sleeve', 'none', 'sans manches', 'sleeveless'),
    detail('sleeve', 'threequarter', 'à manches trois-quarts', 'bracelet-sleeve'),
    detail('collar', 'v', 'à col V', 'V-neck'),
    detail('collar', 'square', 'à encolure carrée', 'square-neck'),
    detail('collar', 'boat', 'à encolure bateau', 'boat-neck'),
    detail('belt', 'belt', 'ceinturée', 'belted'),
  ],
  jeans: [
    detail('hem', 'cuff', 'à revers', 'turned-up'),
    detail('wash', 'worn', 'délavé', 'faded'),
    detail('wash', 'raw', 'brut', 'raw'),
    detail('rise', 'high', 'taille haute', 'high-rise'),
  ],
  jumper: [
    detail('fit', 'loose', 'ample', 'loose-fit'),
    detail('fit', 'close', 'ajusté', 'close-fitting'),
    detail('fit', 'cropped', 'court', 'cropped'),
    detail('sleeve', 'raglan', 'à manches raglan', 'raglan-sleeve'),
  ],
  shirt: [
    detail('fit', 'loose', 'ample', 'loose-fit'),
    detail('fit', 'close', 'cintrée', 'fitted'),
    detail('sleeve', 'long', 'à manches longues', 'long-sleeved'),
    detail('pockets', 'two', 'à deux poches', 'two-pocket'),
  ],
  skirt: [
    detail('length', 'mini', 'courte', 'mini'),
    detail('length', 'midi', 'midi', 'midi'),
    detail('length', 'maxi', 'longue', 'maxi'),
    detail('closure', 'buttons', 'boutonnée', 'button-front'),
  ],
  shorts: [detail('length', 'short', 'court', 'short'), detail('length', 'bermuda', 'long', 'knee-length')],
  tshirt: [detail('fit', 'loose', 'ample', 'boxy'), detail('fit', 'close', 'ajusté', 'slim')],
  jacket: [
    detail('fit', 'cropped', 'courte', 'cropped'),
    detail('fit', 'loose', 'ample', 'oversized'),
    detail('lining', 'sherpa', 'doublée sherpa', 'sherpa-lined'),
  ],
  coat: [
    detail('length', 'long', 'long', 'long'),
    detail('length', 'mid', 'mi-long', 'mid-length'),
    detail('belt', 'yes', 'ceinturé', 'belted'),
  ],
  bag: [detail('size', 'small', 'petit format', 'small'), detail('size', 'large', 'grand format', 'large')],
  shoes: [
    detail('toe', 'round', 'à bout rond', 'round-toe'),
    detail('toe', 'square', 'à bout carré', 'square-toe'),
  ],
  hat: [detail('band', 'contrast', 'à ruban contrasté', 'contrast-band')],
  scarf: [detail('edge', 'fringe', 'à franges', 'fringed')],
};

/**
 * Returns false where the feature contradicts the cut, or its French adjective does not agree with the name's gender.
 */
function suits(model: Model, { trait, value }: Detail): boolean {
  const [name] = model.name;
  if (trait in model.traits)
    return model.kind === 'shirt' && trait === 'sleeve'
      ? false
      : model.traits[trait] === value && value !== 'short';
  if (model.traits.waist === 'empire' && trait === 'belt') return false;
  if (model.kind === 'jacket') return trait === 'lining' ? model.traits.style === 'trucker' : model.feminine;
  if (model.kind === 'coat' && trait === 'belt') return model.traits.style === 'straight';
  if (model.kind === 'hat') return model.traits.style === 'fedora';
  if (model.kind === 'scarf') return model.traits.style === 'long' && value === 'fringe';
  if (model.kind === 'jeans' && trait === 'wash')
    return model.materials[0] === 'denim' && model.materials.length === 1;
  if (model.kind === 'shoes') return model.traits.style !== 'trainer' && model.traits.style !== 'loafer';
  if (model.kind === 'skirt' && trait === 'closure') return model.traits.style === 'aline';
  if (model.kind === 'tshirt' && model.feminine) return false;
  if (model.kind === 'jumper' && trait === 'sleeve') return model.traits.collar === 'crew';
  if (model.kind === 'shirt' && name === 'Chemisette') return trait === 'fit' && value === 'loose';
  return true;
}

/** Picks up to `most` features of different traits, in the order in which a title names them. */
export function detailsFor(model: Model, random: Random, most: number): readonly Detail[] {
  const chosen: Detail[] = [];
  for (const candidate of random.shuffle((DETAILS[model.kind] ?? []).filter((each) => suits(model, each)))) {
    if (chosen.length >= most) break;
    if (!chosen.some(({ trait }) => trait === candidate.trait)) chosen.push(candidate);
  }
  const order = ['length', 'fit', 'rise', 'wash', 'size', 'toe', 'collar', 'sleeve'];
  return chosen.toSorted((a, b) => order.indexOf(a.trait) - order.indexOf(b.trait));
}
