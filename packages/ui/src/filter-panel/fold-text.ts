/** Converts to lower case without accents, so that « agnes » finds « Agnès B. ». */
export const foldText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase().trim();
