import type { ComponentGuide } from '../guidance/component-guide.ts';

export const footerGuide: ComponentGuide = {
  purpose:
    'The end of every page: promises, newsletter, contact, links, payment, languages and what the law wants to be found.',
  notFor: 'In cart and payment the shop has only the legal line: nothing should lead away.',
  states: {
    Default: 'Everything.',
    Bare: 'Without promises, newsletter and contact.',
    Phone: 'Groups of links are folded.',
    LongText: 'Long links take several lines.',
  },
  content: [
    'At most four promises, each with its condition below it: “14 days to change your mind”, then what a return costs.',
    'A group has a title and its links, named as their pages.',
    'Payment methods are written as words: their logos belong to others.',
  ],
  keys: [['Enter, Space', 'On phones, fold and unfold a group of links.']],
  screenReader:
    'The landmark `contentinfo`, named “Footer”. Titles of groups are headings of level 2, and their links are lists of the same name. Networks are named, with the new tab that they open: “the shop’s name on Instagram (new tab)”.',
  do: { text: 'Pass each part as its own component: FooterGroup, PaymentLogos, Reassurance, SocialLinks.' },
  dont: { text: 'Put here what must be read before an order: the footer is not read.' },
  related: {
    'Layout/Header': 'The other end of the page.',
    'Commerce/NewsletterForm': 'In its first column.',
    'Layout/LanguageSwitch': 'In its last line.',
  },
};
