/**
 * What is sent of a return: the reason in the words that were read, a full stop, then the free comment; blank
 * parts are dropped.
 * @example returnComment('Trop grand', ' Une taille de trop. ') // 'Trop grand. Une taille de trop.'
 * @example returnComment('Trop grand', ' ') // 'Trop grand'
 */
export function returnComment(reasonText: string, comment: string): string {
  return [reasonText, comment]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('. ');
}
