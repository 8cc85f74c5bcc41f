/** Whether a change of a field came from the clipboard, as a quotation too. */
export const isPaste = (event: object): boolean =>
  'inputType' in event && String(event.inputType).startsWith('insertFromPaste');
