/** Cookie that hints at an editor, whose token scripts cannot read. */
export const EDITOR_HINT = 'editor';

/** True in the browser of an editor, whose right may have ended. */
export const seemsEditor = () => document.cookie.split('; ').includes(`${EDITOR_HINT}=1`);
