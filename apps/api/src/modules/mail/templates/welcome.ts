import type { Locale } from '@patine/core';
import { type Letter, layout, linkTo, paragraph } from '../layout.ts';

const WORDS = {
  fr: {
    subject: 'Bienvenue chez Patine',
    hello: (name: string) => `Bonjour ${name},`,
    body: [
      'Votre compte est ouvert. Vous y retrouverez vos commandes, vos adresses et les pièces que vous aimez.',
      'Chaque pièce est unique : quand elle vous plaît et qu’elle est à votre taille, elle n’attend que vous.',
    ],
    link: (address: string) => `Voir les pièces du moment : ${address}`,
    linkWords: 'Voir les pièces du moment',
    path: '/',
  },
  en: {
    subject: 'Welcome to Patine',
    hello: (name: string) => `Hello ${name},`,
    body: [
      'Your account is open. Your orders, your addresses and the pieces you love are kept there.',
      'Every piece is one of a kind: when you like it and it is your size, it is waiting for nobody but you.',
    ],
    link: (address: string) => `See what is in the shop: ${address}`,
    linkWords: 'See what is in the shop',
    path: '/en',
  },
} as const;

type Facts = { locale: Locale; firstName: string; publicUrl: string };

export function welcome({ locale, firstName, publicUrl }: Facts): Letter {
  const words = WORDS[locale];
  const address = new URL(words.path, publicUrl).href;
  const lines = [words.hello(firstName), ...words.body];
  return {
    subject: words.subject,
    html: layout(locale, words.subject, [...lines.map(paragraph), linkTo(address, words.linkWords)]),
    text: [...lines, words.link(address), ''].join('\n\n'),
  };
}
