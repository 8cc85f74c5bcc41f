import { longTexts } from '../../prose/prose.samples.ts';

const french = longTexts.fr.split('\n\n');
const translated = longTexts.en.split('\n\n');

/** English of the French samples of blocks and of prose; of HTML, the text between tags. `#` stands for a number. */
export const blocks: Readonly<Record<string, string>> = {
  ...Object.fromEntries(french.map((paragraph, at) => [paragraph, translated[at] ?? paragraph])),
  'Les pièces que tout le monde a regardées, gardées, puis laissé filer':
    'The pieces that everybody looked at, saved and then let slip',
  'W26 L30 (FR 36–38) · 12 345,50 €': 'W26 L30 (FR 36–38) · €12,345.50',
  'Catégories phares': 'Leading categories',
  'Tout de suite': 'Right now',
  'Cardigans autrichiens et gilets': 'Austrian cardigans and waistcoats',
  'Anticonstitutionnellement vôtre': 'Unconstitutionally yours',
  'Vous tenez une friperie, un dépôt-vente ou un atelier de retouche ?':
    'Do you run a vintage shop, a consignment store or a mending workshop?',
  'Publier une pièce ne coûte rien, et vous choisissez vos prix et vos pièces.':
    'Listing a piece costs nothing, and you choose your prices and pieces.',
  'Ce que le temps laisse': 'What time leaves',
  'Les drops que nos friperies ont préparés pendant tout l’hiver':
    'The drops that our vintage shops prepared all winter',
  Déposez: 'Drop off',
  'Nous mesurons': 'We measure',
  'Nous expédions': 'We ship',
  'Vous êtes payée': 'You are paid',
  'Une phrase ou deux, pas davantage, et la cellule reste légère.':
    'A sentence or two, no more, and the cell stays light.',
  'Vendre en quatre temps': 'Sell in four steps',
  'Une veste': 'A jacket',
  Étoffe: 'Cloth',
  'Dans l’atelier': 'In the workshop',
  Maille: 'Knitwear',
  'Cardigans autrichiens en laine bouillie': 'Austrian boiled wool cardigans',
  'pièces en #': 'pieces in #',
  'un nombre trop long': 'a number that is too long',
  '12 mois': '12 months',
  'Ce que le temps laisse aux belles choses.': 'What time leaves on beautiful things.',
  'anticonstitutionnellement reversés à des friperies indépendantes':
    'unconstitutionally paid to independent vintage shops',
  'En chiffres': 'In figures',
  '## Le reconnaître': '## How to tell it',
  'Le reconnaître': 'How to tell it',
  '- Des coutures **remaillées**': '- **Linked** seams',
  '- Des boutons de corne': '- Horn buttons',
  '- Une étiquette qui nomme [l’atelier](/pages/brands)':
    '- A label that names [the workshop](/pages/brands)',
  'Des coutures': 'Seams that are',
  remaillées: 'linked',
  'Des boutons de corne': 'Horn buttons',
  'Une étiquette qui nomme': 'A label that names',
  'l’atelier': 'the workshop',
  '> Une maille qui a feutré aux coudes n’est pas un défaut.':
    '> Wool that has felted at the elbows is no defect.',
  'Une maille qui a feutré aux coudes n’est pas un défaut.':
    'Wool that has felted at the elbows is no defect.',
  'Il se lave à l’eau froide.': 'Wash it in cold water.',
  'Un look': 'A look',
  'Un dimanche d’octobre à la campagne, entre deux averses et une très longue marche':
    'A Sunday in October in the country, between two showers and a very long walk',
  'Un dimanche d’octobre à la campagne, entre deux averses et une longue marche':
    'A Sunday in October in the country, between two showers and a long walk',
  'Vestes longues en laine bouillie à double boutonnage, #': 'Long double-breasted boiled wool jackets, #',
  'Le dimanche au marché': 'Sunday at the market',
  'La veste d’abord': 'The jacket first',
  'Rayures et laine': 'Stripes and wool',
  'Ville, sous la pluie': 'Town, in the rain',
  'Robe à fleurs rouge': 'Red floral dress',
  'Nos marchés': 'Our markets',
  'Anticonstitutionnellement longue histoire d’une place, de ses friperies et de leurs portants':
    'Unconstitutionally long story of a square, its vintage shops and their rails',
  'Veste en jean': 'Denim jacket',
  'Robe rouge': 'Red dress',
  'Une manufacture *extraordinairement* bien conservée, racontée par celles et ceux qui y cousaient':
    'An *extraordinarily* well-preserved factory, told by those who sewed in it',
  'La lettre du jeudi': 'The Thursday letter',
  'La lettre que nous écrivons le jeudi, à la main ou presque, depuis la réserve de l’atelier':
    'The letter that we write on Thursdays, almost by hand, from the stockroom of the workshop',
  'Les plus belles pièces arrivées depuis votre dernière visite chez nous':
    'The finest pieces to arrive since your last visit',
  'Jean 501': '501 jeans',
  'Cardigan autrichien': 'Austrian cardigan',
  'Robe à fleurs': 'Floral dress',
  'Blouson en daim': 'Suede jacket',
  'Foulard en soie': 'Silk scarf',
  'Pull jacquard': 'Jacquard jumper',
  Bottines: 'Ankle boots',
  'Chemise en lin': 'Linen shirt',
  'On cherche souvent': 'Popular searches',
  'Ce que nos clientes et nos clients cherchent le plus souvent en ce moment':
    'What our customers search for most at the moment',
  'Veste longue en laine bouillie et col': 'Long boiled wool jacket with collar',
  'Rien ne se jette.': 'Nothing is thrown away.',
  'Belles choses.': 'Beautiful things.',
  'Imparfait, et alors ?': 'Imperfect, so what?',
  'Chercher par pièce, par marque ou par décennie': 'Search by piece, by brand or by decade',
  'Un cardigan autrichien **taille petit** : prenez la taille du dessus. Voyez aussi les [vestes](/shop/).':
    'An Austrian cardigan **runs small**: take the size above. See the [jackets](/shop/) too.',
  'Les coulisses, les trouvailles du matin et les histoires de nos friperies sont ailleurs':
    'Behind the scenes, the finds of the morning and the stories of our vintage shops are elsewhere',
  'Le journal de la Friperie du Canal, tenu chaque semaine': 'The weekly journal of Friperie du Canal',
  'La page de gauche finit ici.': 'The left-hand page ends here.',
  'Celle de droite commence.': 'The right-hand one begins.',
  'Comment lire une annonce': 'How to read a listing',
  'Chaque pièce est décrite par': 'Each piece is described by',
  'le professionnel qui la vend': 'the professional who sells it',
  '. Lisez': '. Read',
  'ce que veulent dire nos étiquettes': 'what our labels mean',
  'Une friperie, un atelier ou un dépôt-vente la met en ligne ; il n’y en a qu’une.':
    'A vintage shop, a workshop or a consignment store lists it; there is only one.',
  'Vendue par un professionnel': 'Sold by a professional',
  'Décrite avec ses défauts': 'Described with any flaws',
  'Ce que coûte la livraison :': 'What delivery costs:',
  Mode: 'Method',
  Groupé: 'Grouped',
  'Premier colis, puis suivants': 'First parcel, then the next',
  'Point relais (Relaivoisin)': 'Pick-up point (Relaivoisin)',
  'À domicile, avec suivi (Colivif)': 'To your door, tracked (Colivif)',
  '# à # jours': '# to # days',
  '3,90 €, puis 2,90 €': '€3.90, then €2.90',
  '6,90 €, puis 5,90 €': '€6.90, then €5.90',
  'Faut-il un compte ?': 'Do I need an account?',
  'Puis-je annuler ?': 'Can I cancel?',
  'Combien de pièces ?': 'How many pieces?',
  'Et après ?': 'And then?',
  'Pas pour remplir un panier. Pour payer, oui.': 'Not to fill a cart. To pay, yes.',
  'Une pièce vintage a plus de vingt ans.': 'A vintage piece is more than twenty years old.',
  'Elle a été portée, aimée, parfois réparée.': 'It has been worn, loved, sometimes mended.',
  'Un cardigan autrichien se porte ouvert, fermé, ou sur les épaules.':
    'An Austrian cardigan is worn open, closed or over the shoulders.',
  'Les archives': 'The archive',
  'Anticonstitutionnellement longues histoires de cardigans autrichiens et de boutons en corne':
    'Unconstitutionally long stories of Austrian cardigans and horn buttons',
  'Vous tenez boutique': 'You run a shop',
  'en point relais': 'to pickup points',
  'pays livrés': 'countries delivered to',
};
