import { localeNames, locales } from '@portal/domain/texts';
import { Button, Link, LinkButton, Skeleton, Sprig } from '@portal/ui';
import { Languages, ShoppingBasket, User } from 'lucide-react';
import { useHotel } from '../../../shared/portal-setting/use-hotel.ts';
import { useSetLocale, useTexts } from '../../../shared/texts/texts-provider.tsx';
import { useFilledCarts } from '../../cart/use-cart.ts';
import { useActiveOrders } from '../../orders/use-own-orders.ts';
import { useGuestSession } from '../../use-guest.ts';
import { useSignIn } from '../../sign-in/sign-in-context.ts';
import * as styles from './guest-header.css.ts';
import { isAt, places } from './places.tsx';
import { useChosenPath } from './use-chosen-path.ts';

/** The head of every guest page: the way home, the places on a desktop, language and session. */
export function GuestHeader() {
  const { name, signUrl } = useHotel();
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <Link href="/" variant="plain" className={styles.brand}>
          {signUrl ? (
            <img src={signUrl} alt="" className={styles.sign} />
          ) : (
            <Sprig className={styles.emblem} />
          )}
          <span className={styles.name}>{name}</span>
        </Link>
        <PlaceLinks />
        <div className={styles.controls}>
          <CartsLink />
          <LanguageSwitch />
          <SessionControl />
        </div>
      </div>
    </header>
  );
}

function PlaceLinks() {
  const { t } = useTexts();
  const path = useChosenPath();
  const activeOrders = useActiveOrders().length;
  return (
    <nav aria-label={t('portal.nav.label')} className={styles.places}>
      {places.map((place) => (
        <Link
          key={place.href}
          href={place.href}
          variant="plain"
          aria-current={isAt(place, path) ? 'page' : undefined}
          className={styles.place}
        >
          <span>{t(place.labelKey)}</span>
          {place.href === '/orders' && activeOrders > 0 && (
            <span className={styles.count}>{activeOrders}</span>
          )}
        </Link>
      ))}
    </nav>
  );
}

function CartsLink() {
  const { t } = useTexts();
  const carts = useFilledCarts().length;
  if (carts === 0) return null;
  return (
    <LinkButton
      href="/carts"
      variant="quiet"
      size="small"
      aria-label={t('carts.open', { n: carts })}
      icon={<ShoppingBasket size="1em" aria-hidden="true" />}
    >
      {carts}
    </LinkButton>
  );
}

function LanguageSwitch() {
  const { locale } = useTexts();
  const setLocale = useSetLocale();
  const next = locales.find((other) => other !== locale) ?? locale;
  return (
    <Button
      variant="quiet"
      size="small"
      lang={next}
      aria-label={`${next.toUpperCase()} (${localeNames[next]})`}
      icon={<Languages size="1em" aria-hidden="true" />}
      onClick={() => setLocale(next)}
    >
      {next.toUpperCase()}
    </Button>
  );
}

function SessionControl() {
  const { t } = useTexts();
  const { status, guest } = useGuestSession();
  const { ask } = useSignIn();
  if (status === 'unknown') return <Skeleton variant="control" className={styles.sessionLoading} />;
  if (status === 'nobody') {
    return (
      <Button size="small" onClick={ask}>
        {t('auth.signIn')}
      </Button>
    );
  }
  return (
    <LinkButton
      href="/profile"
      variant="secondary"
      size="small"
      aria-label={`${t('portal.account')}: ${guest.name}`}
      icon={<User size="1em" aria-hidden="true" />}
      className={styles.account}
    >
      <span className={styles.accountName}>{guest.name}</span>
    </LinkButton>
  );
}
