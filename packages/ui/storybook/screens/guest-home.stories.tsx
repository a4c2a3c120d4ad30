import type { Meta, StoryObj } from '@storybook/react-vite';
import { BellRing, Sparkles, Thermometer } from 'lucide-react';
import { StatusBadge } from '../../src/components/badge/index.ts';
import { Button } from '../../src/components/button/index.ts';
import { ProductPicture } from '../../src/components/illustration/index.ts';
import { Link } from '../../src/components/link/index.ts';
import { PageHeader } from '../../src/components/page-header/index.ts';
import { OrderCard } from '../../src/patterns/order-card/index.ts';
import { theme } from '../../src/theme/index.ts';
import { t } from '../demo-texts.ts';
import { GuestFrame } from './guest-frame.tsx';

const stores = [
  ['Ресторан «Причал»', 'cup', 'Кухня до 23:00, в номер за 40 минут'],
  ['Лавка', 'jar', 'Мёд, травы, сыры с соседней фермы'],
  ['Спа и баня', 'towels', 'Банные наборы, масла, халаты'],
  ['Пекарня', 'cake', 'Пироги к утру, хлеб из печи'],
] as const;

function GuestHome() {
  return (
    <GuestFrame place="home">
      <PageHeader title="Добрый вечер, Анна" subtitle="Номер 101 · до 24 ноября" />
      <div style={{ display: 'grid', gap: '3rem' }}>
        <OrderCard
          title={t('order.title', { id: 1042 })}
          href="#order"
          headingLevel={2}
          meta="Ресторан «Причал», сегодня в 18:42"
          status={<StatusBadge tone="warning" label={t('order.status.inwork')} />}
          totalKopecks={149000}
          payment={<StatusBadge tone="success" label={t('payment.status.succeeded')} />}
          steps={[
            { label: t('order.status.new'), state: 'done', note: '18:42' },
            { label: t('order.status.inwork'), state: 'current', note: 'с 18:47' },
            { label: t('order.status.delivered'), state: 'ahead' },
            { label: t('order.status.done'), state: 'ahead' },
          ]}
        />
        <section>
          <h2 style={{ fontSize: theme.text.heading, marginBlockEnd: '1.25rem' }}>
            Принесём в номер
          </h2>
          <ul
            style={{
              display: 'grid',
              gap: '1.75rem 1rem',
              gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
            }}
          >
            {stores.map(([name, motif, words]) => (
              <li key={name}>
                <ProductPicture
                  seed={name}
                  motif={motif}
                  style={{ borderRadius: theme.radius.card, inlineSize: '100%' }}
                />
                <h3 style={{ fontSize: theme.text.title, marginBlockStart: '0.75rem' }}>
                  <Link href="#store" variant="plain">
                    {name}
                  </Link>
                </h3>
                <p style={{ color: theme.color.inkMuted, fontSize: theme.text.small }}>{words}</p>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2 style={{ fontSize: theme.text.heading, marginBlockEnd: '1.25rem' }}>Попросить</h2>
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' }}>
            <Button variant="secondary" icon={<Sparkles size="1em" aria-hidden="true" />}>
              Убрать номер
            </Button>
            <Button variant="secondary" icon={<Thermometer size="1em" aria-hidden="true" />}>
              Сделать теплее
            </Button>
            <Button variant="secondary" icon={<BellRing size="1em" aria-hidden="true" />}>
              Разбудить утром
            </Button>
          </div>
        </section>
      </div>
    </GuestFrame>
  );
}

const meta = {
  title: 'Screens/Guest home',
  component: GuestHome,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof GuestHome>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Screen: Story = {};
