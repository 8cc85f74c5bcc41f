export { actorOf, admit, requireEditor, shopPreviewOf, type ShopPreviewed } from './admission.ts';
export { readAuthors } from './authors.ts';
export { grantRight, listRights, revokeRight, type EditorRight } from './editor-rights.ts';
export { editorsKey, type Grant, mayShow, PREVIEW_MS, signToken } from './editor-token.ts';
export {
  currentEditors,
  editorNames,
  type EditorRow,
  findEditor,
  findEditorByEmail,
} from './editors-repository.ts';
export { issueEditorLink } from './links-repository.ts';
export { recordAction, recordSave } from './log-repository.ts';
export { inviteByCommand } from './people.ts';
