export type Wanted = {
  /** What a designer looks for, with names that other systems have for it. */
  need: string;
  /** The components for it, by their title; none where the shop has no such thing. */
  use: readonly string[];
  /** How they differ, or what stands in its place. */
  why: string;
};

export const WANTED: readonly Wanted[] = [
  {
    need: 'Action, call to action',
    use: ['Controls/Button', 'Controls/IconButton', 'Controls/TextLink'],
    why: 'A button acts, a link leads on; an icon alone needs a label.',
  },
  {
    need: 'One choice, radio, dropdown, segmented control',
    use: ['Controls/RadioGroup', 'Controls/Select'],
    why: 'Up to about seven answers stay in sight; more go into a select.',
  },
  {
    need: 'Several choices, checkbox, multi-select',
    use: ['Controls/CheckboxGroup', 'Controls/Chip'],
    why: 'Chips are for filters that are applied at once.',
  },
  {
    need: 'On and off, toggle',
    use: ['Controls/Switch', 'Controls/Checkbox'],
    why: 'A switch works at once, a checkbox once its form is sent.',
  },
  {
    need: 'Text field, input, text area',
    use: ['Controls/TextField', 'Controls/PasswordField', 'Controls/SuggestField'],
    why: 'SuggestField is an autocomplete (combobox).',
  },
  {
    need: 'Character counter',
    use: [],
    why: 'The hint of a TextField says the limit, and its error what is too long.',
  },
  {
    need: 'Modal, popup, overlay, lightbox',
    use: ['Controls/Dialog', 'Controls/Drawer', 'Commerce/ProductGallery'],
    why: 'A dialog asks one thing, a drawer has a long list; the gallery enlarges photographs.',
  },
  {
    need: 'Toast, snackbar, notification, banner',
    use: ['Controls/Toast', 'Controls/Alert', 'Layout/HelloBar'],
    why: 'A toast confirms and leaves, an alert stays, the hello bar is above every page.',
  },
  {
    need: 'Error of a field, validation, form error',
    use: ['Controls/TextField', 'Controls/ErrorSummary'],
    why: 'Each field says its own; the summary leads to them when a form is sent.',
  },
  {
    need: 'Error state, something failed',
    use: ['Controls/Alert', 'Controls/Button'],
    why: 'An alert in the place of what failed says what happened and what is kept, with a button to try again.',
  },
  {
    need: '“Sold” or “Unavailable” on a photograph',
    use: ['Commerce/ProductCard'],
    why: 'It draws a band over the photograph; a Badge is for lists and headings, a Tag for the family.',
  },
  {
    need: 'Reserved or paid for by somebody else, on hold',
    use: ['Commerce/ProductCard', 'Commerce/CartLine'],
    why: 'Both say that it is unavailable. HoldNotice is for what is held for the visitor.',
  },
  {
    need: 'Tabs',
    use: [],
    why: 'Nothing is hidden behind a tab. Use headings, Accordion for what few need, or links to pages of their own.',
  },
  {
    need: 'Tooltip, popover',
    use: [],
    why: 'Fingers cannot hover. Use a hint below the field, or Accordion.',
  },
  {
    need: 'Accordion, collapse, disclosure, FAQ, read more',
    use: ['Controls/Accordion', 'Controls/ClampedText'],
    why: 'ClampedText folds the end of a long text.',
  },
  {
    need: 'Breadcrumb, pages of a list',
    use: ['Controls/Breadcrumb', 'Controls/Pagination'],
    why: 'Lists have pages rather than scroll without end.',
  },
  {
    need: 'Stepper, progress',
    use: ['Controls/ProgressBar', 'Commerce/ParcelTimeline', 'Layout/FunnelLayout'],
    why: 'FunnelLayout shows the steps of checkout, ParcelTimeline those of a parcel.',
  },
  {
    need: 'Loading, placeholder, loading state',
    use: ['Controls/Skeleton', 'Controls/Spinner', 'Controls/Button', 'Controls/ProgressBar'],
    why: 'A skeleton keeps the place of what comes; a button has its own spinner; the next page is told by a line at the top of the window.',
  },
  {
    need: 'Nothing to show, empty state',
    use: ['Controls/EmptyState', 'Commerce/NoResults'],
    why: 'EmptyState for what never had anything, NoResults for a search.',
  },
  {
    need: 'Price, amount, sum',
    use: ['Controls/Price', 'Controls/Money', 'Commerce/PriceDetails'],
    why: 'Price of one piece, an amount in a sentence, a sum with its lines.',
  },
  {
    need: 'Date, time, countdown',
    use: ['Controls/PlainDate', 'Controls/Countdown', 'Commerce/DropClock'],
    why: 'A countdown only for an end that is real.',
  },
  {
    need: 'Badge, pill, label, status',
    use: ['Controls/Badge', 'Controls/Tag', 'Controls/Chip', 'Commerce/OrderStatusBadge'],
    why: 'A badge says a state, a tag a family, a chip can be pressed.',
  },
  {
    need: 'Photograph, slider, carousel',
    use: ['Controls/Picture', 'Commerce/ProductGallery', 'Commerce/Carousel'],
    why: 'A carousel is a row of cards; it never moves by itself.',
  },
  {
    need: 'Card, tile, grid, list of pieces',
    use: ['Commerce/ProductCard', 'Commerce/ProductGrid', 'Commerce/CartLine'],
    why: 'A card leads to a piece, a line is a piece that was chosen.',
  },
  {
    need: 'Filter, facet, sort',
    use: [
      'Commerce/FilterRow',
      'Commerce/FilterPanel',
      'Commerce/FilterDrawer',
      'Commerce/SortMenu',
      'Commerce/ActiveFilters',
    ],
    why: 'FilterPanel stands beside the list from 960 px on; below, FilterRow is above it, and FilterDrawer holds the panel.',
  },
  {
    need: 'Drop, launch, sale event',
    use: ['Commerce/DropBand', 'Commerce/DropBanner', 'Commerce/DropCard', 'Commerce/DropCover'],
    why: 'One line, a section among others, a card in a list, and the head of the page of the drop.',
  },
  {
    need: 'Measures on a photograph, size guide',
    use: ['Commerce/PictureMeasures', 'Commerce/MeasureOverlay', 'Commerce/SizeTable'],
    why: 'On the picture where it is known how the piece lies on it, on a drawn garment else; the table is for everybody.',
  },
  {
    need: 'Pay, checkout button',
    use: ['Commerce/PaymentButtons', 'Commerce/PriceDetails'],
    why: 'The button says that payment is due, with the sum of the details above it.',
  },
  {
    need: 'Icon, pictogram',
    use: ['Controls/Icons', 'Controls/IconButton'],
    why: 'Foundations shows every icon in use; one that acts is an IconButton with a label.',
  },
  {
    need: 'Slider, range',
    use: ['Controls/RangeField', 'Commerce/MeasureFilter'],
    why: 'A least and a greatest value; with a histogram, bars say how many lie where.',
  },
  {
    need: 'Table',
    use: ['Commerce/SizeTable', 'Commerce/ReceiptTable'],
    why: 'Of measures and of amounts; there is none for other data.',
  },
  {
    need: 'Favourite, like',
    use: ['Commerce/WishlistHeart'],
    why: 'The heart means the wishlist everywhere.',
  },
  {
    need: 'Dark mode, theme, high contrast, language',
    use: ['Layout/ThemeSwitch', 'Layout/LanguageSwitch'],
    why: 'Both are in the footer; the language is in the header too.',
  },
  {
    need: 'Heading, title of a page or a section',
    use: ['Layout/PageHeading', 'Controls/BlockHeading'],
    why: 'A page has one PageHeading; what an editor writes above a block is a BlockHeading.',
  },
  {
    need: 'Long text, rich text, Markdown',
    use: ['Controls/Prose', 'Controls/ClampedText'],
    why: 'Prose lays a text out, ClampedText shows its first three lines.',
  },
  {
    need: 'Links at the end of a section, button group',
    use: ['Controls/CtaList', 'Controls/Button'],
    why: 'CtaList makes the first link a button and the others text links.',
  },
  {
    need: 'Logo, header, navigation, menu, footer',
    use: ['Layout/Header', 'Layout/Footer', 'Layout/Logo'],
    why: 'They are on every page but cart, payment, confirmation, and those of login, registration and passwords.',
  },
  {
    need: 'Frame of a page, page template',
    use: ['Layout/FunnelLayout', 'Layout/AccountLayout', 'Layout/LeftImageLayout'],
    why: 'FunnelLayout for cart, payment and confirmation; AccountLayout for the account, within Header and Footer; LeftImageLayout for login, registration and passwords. Every other page has Header and Footer alone.',
  },
  {
    need: 'Login, registration, password',
    use: ['Controls/PasswordField', 'Controls/TextField', 'Layout/LeftImageLayout'],
    why: 'The rules of a new password are ticked off while it is typed.',
  },
  {
    need: 'Address, checkout form',
    use: ['Commerce/AddressForm', 'Commerce/AddressCard'],
    why: 'The form is typed into, the card shows what was typed.',
  },
  {
    need: 'Delivery, pickup point, map',
    use: ['Commerce/ShippingMethodPicker', 'Commerce/RelayPointPicker'],
    why: 'First how a parcel comes, then where to. The only map is that of pickup points, and it is drawn.',
  },
  {
    need: 'Cart, bag, order summary',
    use: ['Commerce/SubCart', 'Commerce/CartLine', 'Commerce/PriceDetails'],
    why: 'A SubCart is what one seller sends, a CartLine one piece of it.',
  },
  {
    need: 'Added to the cart, cart is full',
    use: ['Commerce/AddedToCartToast', 'Commerce/CartFullModal'],
    why: 'A success is a toast, a refusal a dialog.',
  },
  {
    need: 'Promo code, voucher, gift card',
    use: ['Commerce/CouponForm', 'Commerce/CouponModal'],
    why: 'Beside the total of the payment the form itself, in the cart a button that opens it.',
  },
  {
    need: 'Offer, negotiation, bid',
    use: ['Commerce/OfferForm', 'Commerce/OfferModal'],
    why: 'The modal lies over the page of a piece and has the form in it.',
  },
  {
    need: 'Time limit, reservation of the visitor',
    use: ['Commerce/HoldNotice', 'Controls/Countdown'],
    why: 'HoldNotice for the pieces of a payment; nothing else is held for a time that is shown running.',
  },
  {
    need: 'Order, tracking, parcel',
    use: ['Commerce/OrderCard', 'Commerce/OrderStatusBadge', 'Commerce/ParcelTimeline'],
    why: 'The card is one order of a list, the timeline one parcel.',
  },
  {
    need: 'Return, refund, receipt, invoice',
    use: ['Commerce/ReturnItemForm', 'Commerce/ReceiptTable', 'Controls/FileLink'],
    why: 'A FileLink downloads an invoice or a label.',
  },
  {
    need: 'Search, results, spelling',
    use: ['Commerce/SearchBox', 'Commerce/UnderstoodQuery', 'Commerce/NoResults'],
    why: 'UnderstoodQuery says above the results which words became filters.',
  },
  {
    need: 'Filters on a phone, bar at the foot of the screen',
    use: ['Commerce/FilterBar', 'Commerce/FilterDrawer'],
    why: 'The bar opens the drawer; from 960 px on both are gone.',
  },
  {
    need: 'Size, unit, fit, body measures',
    use: ['Commerce/JeansCalculator', 'Commerce/SystemSwitch', 'Commerce/MeasureFigure'],
    why: 'The calculator asks four questions; the switch changes centimetres and inches.',
  },
  {
    need: 'Condition, flaw, quality',
    use: ['Commerce/ConditionGuide', 'Commerce/DefectList'],
    why: 'The guide explains the four grades, the list says what is wrong with this piece.',
  },
  {
    need: 'Recommendation, related pieces',
    use: ['Commerce/SimilarProducts', 'Commerce/Carousel'],
    why: 'Three small ones beside a piece that is gone, a row below everything else.',
  },
  {
    need: 'Share, copy, link',
    use: ['Controls/ShareButton', 'Controls/CopyButton', 'Commerce/WishlistShare'],
    why: 'A page is shared, a code is copied, a wishlist is opened to those who have its link.',
  },
  {
    need: 'Newsletter, subscription',
    use: ['Commerce/NewsletterForm'],
    why: 'It is in the shop’s footer, and in a card that opens once by itself while somebody scrolls.',
  },
  {
    need: 'Screen readers, skip link, announcement',
    use: ['Controls/VisuallyHidden', 'Controls/LiveRegion', 'Controls/SkipLink'],
    why: 'A text that is read in its place, one that is read when it changes, and a way past the header.',
  },
  {
    need: '“Only one left”, material or another fact of a piece',
    use: [],
    why: 'Plain text. Every piece is the only one; over a photograph lie the family, the heart and the band of what is sold, and nothing else.',
  },
  {
    need: 'Quantity, stepper of numbers',
    use: [],
    why: 'Each piece exists once: it is in the cart or it is not.',
  },
  {
    need: 'Rating, stars, review',
    use: [],
    why: 'Pieces exist once, and sellers are not rated.',
  },
  {
    need: 'Date picker, calendar',
    use: [],
    why: 'The one date that is asked for is typed into a TextField.',
  },
  {
    need: 'Upload of files',
    use: [],
    why: 'Shoppers send none; editors have one in the page editor.',
  },
  {
    need: 'Page not found, page of errors',
    use: ['Commerce/SearchBox', 'Controls/Button'],
    why: 'A heading, a sentence, the search and a way on. A part that failed to load is an Alert.',
  },
  { need: 'Avatar', use: [], why: 'Sellers have a name, customers no picture.' },
];
