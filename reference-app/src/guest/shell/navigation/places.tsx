import { CircleHelp, House, ReceiptText, ShoppingBasket } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TextKey } from '../../../shared/texts/app-texts.ts';

/** A main place of the guest side. */
export interface Place {
  readonly href: string;
  readonly labelKey: TextKey & `portal.nav.${string}`;
  readonly icon: ReactNode;
  /** Beginnings of the paths that belong to it; `/` stands for itself alone. */
  readonly prefixes: readonly string[];
}

/** The main places, in the order of the thumb. */
export const places: readonly Place[] = [
  { href: '/', labelKey: 'portal.nav.home', icon: <House size="1em" />, prefixes: [] },
  {
    href: '/stores',
    labelKey: 'portal.nav.stores',
    icon: <ShoppingBasket size="1em" />,
    prefixes: ['/store'],
  },
  {
    href: '/orders',
    labelKey: 'portal.nav.orders',
    icon: <ReceiptText size="1em" />,
    prefixes: ['/orders'],
  },
  {
    href: '/help',
    labelKey: 'portal.nav.help',
    icon: <CircleHelp size="1em" />,
    prefixes: ['/help'],
  },
];

/** Whether a path belongs to a place. */
export function isAt(place: Place, path: string): boolean {
  return path === place.href || place.prefixes.some((prefix) => path.startsWith(prefix));
}
