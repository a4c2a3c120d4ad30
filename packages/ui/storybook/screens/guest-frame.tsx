import { House, MessageCircle, ReceiptText, Store } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { BottomTabs } from '../../src/components/bottom-tabs/index.ts';
import { GuestFooter } from '../../src/components/guest-footer/index.ts';

interface GuestFrameProps {
  place: 'home' | 'stores' | 'orders' | 'help';
  withFooter?: boolean;
  children: ReactNode;
}

const overBottomTabs = { '--portal-bottom-inset': '3.75rem' } as CSSProperties;

/** What stands around every guest page. */
export function GuestFrame({ place, withFooter = true, children }: GuestFrameProps) {
  return (
    <div style={overBottomTabs}>
      <main style={{ maxInlineSize: '72rem', marginInline: 'auto', padding: '0 1rem 2rem' }}>
        {children}
      </main>
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
        tabs={[
          { href: '#home', label: 'Главная', icon: <House size="1em" />, active: place === 'home' },
          {
            href: '#st',
            label: 'Магазины',
            icon: <Store size="1em" />,
            active: place === 'stores',
          },
          {
            href: '#orders',
            label: 'Заказы',
            icon: <ReceiptText size="1em" />,
            active: place === 'orders',
            badge: 1,
          },
          {
            href: '#help',
            label: 'Помощь',
            icon: <MessageCircle size="1em" />,
            active: place === 'help',
          },
        ]}
      />
    </div>
  );
}
