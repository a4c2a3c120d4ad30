import type { Meta, StoryObj } from '@storybook/react-vite';
import { BellRing, Sparkles, Thermometer } from 'lucide-react';
import { ownFrame } from '../own-frame.ts';
import { StatusBadge } from '../../src/components/badge/index.ts';
import { Button } from '../../src/components/button/index.ts';
import { Card } from '../../src/components/card/index.ts';
import { Landscape, ProductPicture } from '../../src/components/illustration/index.ts';
import { Link } from '../../src/components/link/index.ts';
import { PageHeader } from '../../src/components/page-header/index.ts';
import { OrderCard } from '../../src/patterns/order-card/index.ts';
import { t } from '../demo-texts.ts';
import { GuestFrame } from './guest-frame.tsx';
import * as styles from './screens.css.ts';

const stores = [
  ['Ресторан «Причал»', 'fish', 'Кухня до 23:00, в номер за 40 минут'],
  ['Лавка', 'jar', 'Мёд, травы, сыры с соседней фермы'],
  ['Спа и баня', 'towels', 'Банные наборы, масла, халаты'],
  ['Пекарня', 'bread', 'Пироги к утру, хлеб из печи'],
] as const;

const requests = [
  ['Убрать номер', <Sparkles key="icon" size="1em" aria-hidden="true" />],
  ['Сделать теплее', <Thermometer key="icon" size="1em" aria-hidden="true" />],
  ['Разбудить утром', <BellRing key="icon" size="1em" aria-hidden="true" />],
] as const;

function GuestHome() {
  return (
    <GuestFrame place="home" view={<Landscape shape="wide" className={styles.view} />}>
      <PageHeader title="Добрый вечер, Анна" subtitle="Номер 101 · до 24 ноября" />
      <div className={styles.stack}>
        <div className={styles.beside}>
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
          <Card className={styles.section}>
            <h2 className={styles.title}>Чем помочь?</h2>
            <div className={styles.requests}>
              {requests.map(([label, icon]) => (
                <Button key={label} variant="secondary" icon={icon}>
                  {label}
                </Button>
              ))}
            </div>
            <p className={styles.muted}>
              Или <Link href="#help">напишите нам</Link>: отвечаем за несколько минут, ночью тоже.
            </p>
          </Card>
        </div>
        <section className={styles.section}>
          <h2 className={styles.heading}>Принесём в номер</h2>
          <ul className={styles.stores}>
            {stores.map(([name, motif, words]) => (
              <li key={name}>
                <ProductPicture seed={name} motif={motif} className={styles.storePicture} />
                <h3 className={styles.title}>
                  <Link href="#store" variant="plain">
                    {name}
                  </Link>
                </h3>
                <p className={styles.muted}>{words}</p>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </GuestFrame>
  );
}

const meta = {
  title: 'Screens/Guest home',
  component: GuestHome,
  parameters: { layout: 'fullscreen', ...ownFrame },
} satisfies Meta<typeof GuestHome>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Screen: Story = {};
