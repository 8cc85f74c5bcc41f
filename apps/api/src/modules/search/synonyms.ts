import type { Language, Synonym } from '@patine/search';

/** Synonyms in both directions. Plurals are missing because the engine ignores them itself (`ignorePlurals`). */
const ALIKE: Record<Language, readonly (readonly string[])[]> = {
  fr: [
    ['jean', 'denim'],
    ['tee shirt', 't-shirt'],
    ['sweat', 'sweat shirt', 'sweatshirt'],
    ['pull', 'chandail', 'tricot'],
    ['blouson', 'bomber'],
    ['manteau', 'pardessus'],
    ['baskets', 'sneakers', 'tennis'],
    ['foulard', 'carré'],
    ['sac à main', 'sac'],
    ['chapka', 'bonnet fourré'],
    ['levis', 'levi strauss'],
    ['ysl', 'yves saint laurent', 'saint laurent'],
    ['dior', 'christian dior'],
    ['lv', 'louis vuitton'],
    ['fleuri', 'à fleurs'],
    ['rayé', 'à rayures'],
    ['évasé', 'flare', 'bootcut', 'patte d’eph', 'pattes d’eph', 'patte d’éléphant'],
  ],
  en: [
    ['jeans', 'denim'],
    ['tee', 'tee shirt', 't-shirt'],
    ['jumper', 'sweater', 'pullover'],
    ['sneakers', 'trainers'],
    ['trousers', 'pants'],
    ['coat', 'overcoat'],
    ['handbag', 'bag', 'purse'],
    ['levis', 'levi strauss'],
    ['ysl', 'yves saint laurent', 'saint laurent'],
    ['dior', 'christian dior'],
    ['lv', 'louis vuitton'],
    ['plaid', 'checked', 'tartan'],
    ['grey', 'gray'],
    ['jewelry', 'jewellery'],
    ['high waisted', 'high waist', 'high rise'],
    ['low waisted', 'low waist', 'low rise'],
    ['roll neck', 'polo neck', 'turtleneck'],
    ['flared', 'flare', 'bootcut', 'bell bottom', 'bell bottoms'],
  ],
};

/** One-way synonyms: a search for a word also finds narrower words, or the name of its kind, after it. */
const WIDER: Record<Language, Record<string, readonly string[]>> = {
  fr: {
    veste: ['blazer', 'blouson', 'perfecto'],
    manteau: ['trench', 'caban', 'duffle-coat', 'parka'],
    pantalon: ['chino'],
    chaussures: ['bottes', 'baskets', 'mocassins', 'escarpins', 'sandales'],
    mini: ['court', 'courte'],
    maxi: ['long', 'longue'],
    chemisier: ['chemise'],
    blouse: ['chemise'],
    haut: ['chemisier', 'blouse', 't-shirt', 'top'],
  },
  en: {
    jacket: ['blazer', 'bomber', 'blouson'],
    coat: ['trench', 'parka'],
    trousers: ['chinos'],
    shoes: ['boots', 'sneakers', 'loafers', 'pumps', 'sandals'],
    jumper: ['knitwear'],
    sweater: ['knitwear'],
    pullover: ['knitwear'],
    blouse: ['shirt'],
    top: ['blouse', 't-shirt', 'shirt'],
  },
};

export const synonymsIn = (language: Language): Synonym[] => [
  ...ALIKE[language].map((synonyms): Synonym => ({
    objectID: synonyms.join('='),
    type: 'synonym',
    synonyms,
  })),
  ...Object.entries(WIDER[language]).map(([input, synonyms]): Synonym => ({
    objectID: `${input}>`,
    type: 'oneWaySynonym',
    input,
    synonyms,
  })),
];
