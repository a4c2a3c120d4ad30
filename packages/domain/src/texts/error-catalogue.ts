import type { TextKey } from './catalogue.ts';

/**
 * The error catalogue of the specification's section 8: in which situation which text is said. An expired token
 * has none there: the session is forgotten without a word.
 */
export const errorCatalogue = {
  wrongCode: 'problem.CODE_WRONG',
  badEmail: 'auth.email.invalid',
  alreadyRegistered: 'auth.register.already',
  loginFailed: 'auth.login.failed',
  registrationFailed: 'auth.register.failed',
  widgetNotLoaded: 'payment.widget.notLoaded',
  noOrganizations: 'restaurant.organizations.none',
  organizationsFailed: 'restaurant.organizations.failed',
  nomenclatureFailed: 'restaurant.nomenclature.failed',
  menuListFailed: 'restaurant.menus.failed',
  menuFailed: 'restaurant.menu.failed',
  terminalGroupsFailed: 'restaurant.terminalGroups.failed',
  sectionsFailed: 'restaurant.sections.failed',
  banquetFailed: 'restaurant.banquet.failed',
  ticketsFailed: 'ticket.loadFailed',
  serviceWorkerFailed: 'portal.serviceWorker.failed',
} as const satisfies Record<string, TextKey>;

/** A situation of the specification's error catalogue that has a text. */
export type CataloguedError = keyof typeof errorCatalogue;
