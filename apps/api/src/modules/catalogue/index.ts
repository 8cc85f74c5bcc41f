export { namesIn, readAliases, readDictionary, type DictionaryEntry } from './dictionary.ts';
export {
  archiveStoredDrop,
  assignDrops,
  countSelected,
  findPieces,
  hasPicture,
  insertDrops,
  type PieceRow,
  type PieceSearch,
  readDropHeads,
  readStoredDrop,
  type StoredDrop,
  touchDrop,
  unknownReferences,
  upsertDrop,
} from './drops-repository.ts';
export { readEmptyCategories } from './empty-categories-repository.ts';
export { currentValue } from './facet-aliases.ts';
export { categoryLevels, namesFor, type NameOf } from './facet-names.ts';
export {
  insertFacetValues,
  readBrands,
  readUnknownBrands,
  renameBrands,
  upsertFacetValues,
} from './facet-values-repository.ts';
export { readFilterNames, shownNames } from './filter-names-repository.ts';
export { lockImports } from './import-lock-repository.ts';
export { isHeld, visibleState } from './item-state.ts';
export { currentNames, currentRow, isReference } from './known-products.ts';
export { isBeforeLaunch } from './launch.ts';
export { isRowBeforeLaunch } from './launch-repository.ts';
export {
  newestByBrand,
  newestByCategory,
  newestByPart,
  newestBySeller,
  streamListedProducts,
  type Change,
} from './listed-products-repository.ts';
export { BRAND_ALIASES, findBrand } from './names/brands.ts';
export { findCategory } from './names/categories.ts';
export { findColors } from './names/colors.ts';
export { findCondition } from './names/conditions.ts';
export { decadeName } from './names/decades-and-selections.ts';
export { FIXED_NAMES } from './names/fixed-facets.ts';
export { KNOWN_WORDS } from './names/known-words.ts';
export { findMaterial, findMaterials } from './names/materials.ts';
export type { Named } from './names/look-up-name.ts';
export { findPattern, findPatterns, saysNoPattern } from './names/patterns.ts';
export { findStyle } from './names/styles.ts';
export { clearRegularAmounts, forgetPrices, readPrices, writePrices } from './price-history-repository.ts';
export {
  readListedItem,
  readProductRows,
  streamFindableRows,
  type ProductRow,
} from './product-rows-repository.ts';
export { productOf } from './product-view.ts';
export { productsByReference } from './products.ts';
export { selectionsIn } from './selections-repository.ts';
export { isIdentified, waitingSellers } from './seller-identity-repository.ts';
export { sizeLabel, sizeValue } from './size-of.ts';
export { rankSizes } from './size-positions.ts';
export { languageOf } from './text-language.ts';
export { findVariant } from './variant-repository.ts';
