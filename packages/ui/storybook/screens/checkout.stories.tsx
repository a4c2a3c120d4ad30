import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banknote, CreditCard, WalletCards } from 'lucide-react';
import { useState } from 'react';
import { ownFrame } from '../own-frame.ts';
import { Button } from '../../src/components/button/index.ts';
import { Card } from '../../src/components/card/index.ts';
import { ProductPicture } from '../../src/components/illustration/index.ts';
import { NumberStepper } from '../../src/components/number-stepper/index.ts';
import { PageHeader } from '../../src/components/page-header/index.ts';
import { Price } from '../../src/components/price/index.ts';
import { RadioGroup } from '../../src/components/radio-group/index.ts';
import { Select } from '../../src/components/select/index.ts';
import { TextArea } from '../../src/components/text-area/index.ts';
import { joinClasses } from '../../src/theme/index.ts';
import { GuestFrame } from './guest-frame.tsx';
import * as styles from './screens.css.ts';

const lines = [
  { name: 'Уха по-царски', motif: 'fish', priceKopecks: 62000 },
  { name: 'Морс клюквенный', motif: 'bottle', priceKopecks: 25000 },
] as const;

const feeKopecks = 20000;

function Checkout() {
  const [amounts, setAmounts] = useState<readonly number[]>([2, 1]);
  const [payment, setPayment] = useState('online');
  const sum = lines.reduce(
    (all, line, index) => all + line.priceKopecks * (amounts[index] ?? 0),
    0,
  );
  return (
    <GuestFrame place="stores" withFooter={false}>
      <PageHeader title="Оформление" backHref="#store" backLabel="Ресторан «Причал»" />
      <div className={styles.beside}>
        <Card padding="large" className={styles.fields}>
          <Select
            label="Куда принести"
            required
            defaultValue="101"
            options={[
              { value: '101', label: 'Номер 101' },
              { value: 'sosna', label: 'Коттедж «Сосновый»' },
            ]}
          />
          <RadioGroup
            label="Способ оплаты"
            look="cards"
            value={payment}
            onValueChange={setPayment}
            options={[
              {
                value: 'online',
                label: 'Картой на сайте',
                description: 'Чек придёт на почту',
                icon: <CreditCard size="1em" />,
              },
              {
                value: 'card',
                label: 'Картой при получении',
                description: 'Принесём терминал в номер',
                icon: <WalletCards size="1em" />,
              },
              { value: 'cash', label: 'Наличные', icon: <Banknote size="1em" /> },
            ]}
          />
          <TextArea label="Комментарий" placeholder="Например: постучать тихо" />
        </Card>
        <Card padding="large" className={styles.summary}>
          <h2 className={styles.title}>Ваш заказ</h2>
          {lines.map(({ name, motif, priceKopecks }, index) => (
            <div key={name} className={styles.line}>
              <ProductPicture seed={name} motif={motif} className={styles.linePicture} />
              <span className={styles.lineWords}>
                {name}
                <Price kopecks={priceKopecks} size="small" />
              </span>
              <NumberStepper
                label={name}
                value={amounts[index] ?? 0}
                onValueChange={(next) =>
                  setAmounts(amounts.map((amount, other) => (other === index ? next : amount)))
                }
              />
            </div>
          ))}
          <p className={joinClasses(styles.sum, styles.muted)}>
            Подача в номер <Price kopecks={feeKopecks} size="small" />
          </p>
          <p className={styles.total}>
            Итого <Price kopecks={sum + feeKopecks} size="large" />
          </p>
          <Button size="large" fullWidth>
            {payment === 'online' ? 'Оформить и оплатить' : 'Оформить заказ'}
          </Button>
        </Card>
      </div>
    </GuestFrame>
  );
}

const meta = {
  title: 'Screens/Checkout',
  component: Checkout,
  parameters: { layout: 'fullscreen', ...ownFrame },
} satisfies Meta<typeof Checkout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Screen: Story = {};
