import { House, MessageCircle, ReceiptText, Store, User } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../src/components/badge/index.ts';
import { BottomTabs } from '../../src/components/bottom-tabs/index.ts';
import { Button } from '../../src/components/button/index.ts';
import { GuestFooter } from '../../src/components/guest-footer/index.ts';
import { Sprig } from '../../src/components/illustration/index.ts';
import { Link } from '../../src/components/link/index.ts';
import * as styles from './guest-frame.css.ts';

interface GuestFrameProps {
  place: 'home' | 'stores' | 'orders' | 'help';
  /** Stands over the page, from edge to edge. */
  view?: ReactNode;
  withFooter?: boolean;
  children: ReactNode;
}

const places = [
  { key: 'home', label: 'Главная', icon: <House size="1em" /> },
  { key: 'stores', label: 'Магазины', icon: <Store size="1em" /> },
  { key: 'orders', label: 'Заказы', icon: <ReceiptText size="1em" />, badge: 1 },
  { key: 'help', label: 'Помощь', icon: <MessageCircle size="1em" /> },
];

/** What stands around every guest page: its places on top of a desktop, at the thumb on a phone. */
export function GuestFrame({ place, view, withFooter = true, children }: GuestFrameProps) {
  return (
    <div className={styles.frame}>
      <header className={styles.header}>
        <div className={styles.inner}>
          <Link href="#home" variant="plain" className={styles.brand}>
            <Sprig className={styles.emblem} />
            Озёрный бор
          </Link>
          <nav aria-label="Разделы" className={styles.places}>
            {places.map(({ key, label, badge }) => (
              <Link
                key={key}
                href={`#${key}`}
                variant="plain"
                aria-current={key === place ? 'page' : undefined}
                className={styles.place}
              >
                {label}
                {badge && <Badge tone="accent">{badge}</Badge>}
              </Link>
            ))}
          </nav>
          <Button
            variant="secondary"
            size="small"
            icon={<User size="1em" aria-hidden="true" />}
            aria-label="Личные данные: Анна"
          >
            Анна
          </Button>
        </div>
      </header>
      {view}
      <main className={styles.main}>{children}</main>
      {withFooter && (
        <GuestFooter
          contacts={[
            { label: 'Ресепшен', text: '+7 (000) 000-00-00', href: 'tel:+70000000000' },
            { label: 'Ресторан', text: '+7 (000) 000-00-01', href: 'tel:+70000000001' },
            { label: 'Почта', text: 'hello@example.com', href: 'mailto:hello@example.com' },
          ]}
          socials={[
            { label: 'ВКонтакте', href: 'https://example.com/vk' },
            { label: 'Телеграм', href: 'https://example.com/tg' },
          ]}
          copyright="© 2026 Парк-отель «Озёрный бор»"
        />
      )}
      <BottomTabs
        label="Главное меню"
        className={styles.tabs}
        tabs={places.map(({ key, label, icon, badge }) => ({
          href: `#${key}`,
          label,
          icon,
          active: key === place,
          badge,
        }))}
      />
    </div>
  );
}
