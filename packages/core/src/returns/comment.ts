/**
 * Joins the displayed reason and the customer's comment with a full stop; blank parts are omitted.
 * @example returnComment('Trop grand', ' Une taille de trop. ') // 'Trop grand. Une taille de trop.'
 * @example returnComment('Trop grand', ' ') // 'Trop grand'
 */
export function returnComment(reasonText: string, comment: string): string {
  return [reasonText, comment]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('. ');
}
