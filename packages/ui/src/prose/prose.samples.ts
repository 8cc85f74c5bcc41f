export const richHtml = [
  '<p>Chaque pièce est décrite par <strong>le professionnel qui la vend</strong>. Lisez <a href="/pages/types-of-items">ce que veulent dire nos étiquettes</a>.</p>',
  '<h2>Comment lire une annonce</h2>',
  '<p>Une friperie, un atelier ou un dépôt-vente la met en ligne ; il n’y en a qu’une.</p>',
  '<ul><li>Vendue par un professionnel</li><li>Décrite avec ses défauts</li></ul>',
  '<blockquote><p>Ce que le temps laisse aux belles choses.</p></blockquote>',
].join('\n');

/** HTML of a Markdown table: four columns fit a phone. */
export const tableHtml = [
  '<p>Ce que coûte la livraison :</p>',
  '<table><thead><tr><th>Mode</th><th>Direct</th><th>Groupé</th><th>Premier colis, puis suivants</th></tr></thead><tbody>',
  '<tr><td>Point relais (Relaivoisin)</td><td>3 à 5 jours</td><td>6 à 9 jours</td><td>3,90 €, puis 2,90 €</td></tr>',
  '<tr><td>À domicile, avec suivi (Colivif)</td><td>2 à 3 jours</td><td>5 à 7 jours</td><td>6,90 €, puis 5,90 €</td></tr>',
  '</tbody></table>',
].join('\n');

/** An article of more than a thousand characters, without Markdown syntax. */
export const longTexts = {
  fr: [
    'Le cardigan autrichien naît dans les vallées du Tyrol, où l’on foule la laine dans l’eau chaude jusqu’à ce qu’elle se resserre et ne laisse plus passer le vent. Le drap obtenu, le loden, se coupe sans s’effilocher : on le borde d’un cordonnet, on le ferme par des boutons de corne ou d’argent, et il traverse les générations.',
    'À Salzbourg, les estivants des années 1930 l’adoptent pour les promenades au bord du lac. Il passe la frontière dans leurs valises, gagne Paris puis Milan, perd ses edelweiss, retrouve ses manches montées. Les modèles que nous vendons datent surtout des années 1970 à 1990, quand les ateliers tricotaient encore sur des métiers étroits.',
    'Pour reconnaître un bon cardigan, retournez-le. Les coutures sont remaillées, non surjetées ; les boutonnières sont rebrodées à la main ; l’étiquette nomme l’atelier et la vallée. Une maille qui a feutré aux coudes n’est pas un défaut : c’est la preuve que quelqu’un l’a porté longtemps.',
    'Il se lave à l’eau froide, se sèche à plat, se range plié. Un peigne suffit contre les bouloches, un sachet de cèdre contre les mites. Rien d’autre : ce qui a tenu quarante ans tiendra bien quarante ans de plus.',
  ].join('\n\n'),
  en: [
    'The Austrian cardigan was born in the valleys of the Tyrol, where wool is worked in hot water until it closes up and lets no wind through. The cloth that comes of it, loden, can be cut without fraying: it is edged with cord, fastened with horn or silver buttons, and outlives those who wear it.',
    'In Salzburg, summer visitors of the 1930s took to it for walks by the lake. It crossed the border in their suitcases, reached Paris and then Milan, lost its edelweiss and found its set-in sleeves again. The ones we sell were made mostly between 1970 and 1990, when workshops still knitted on narrow frames.',
    'To tell a good cardigan, turn it inside out. The seams are linked, not overlocked; the buttonholes are worked by hand; the label names the workshop and the valley. Wool that has felted at the elbows is no defect: it is proof that someone wore it for years.',
    'Wash it in cold water, dry it flat, store it folded. A comb is enough against pilling, a sachet of cedar against moths. Nothing else: what has lasted forty years will last another forty.',
  ].join('\n\n'),
};

export const answersHtml = ['Faut-il un compte ?', 'Puis-je annuler ?', 'Combien de pièces ?', 'Et après ?']
  .map((question) => `<h3>${question}</h3><p>Pas pour remplir un panier. Pour payer, oui.</p>`)
  .join('');
