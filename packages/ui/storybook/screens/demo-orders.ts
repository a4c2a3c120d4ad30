import type { OrderStatus } from '@portal/domain';
import type { BadgeTone } from '../../src/components/badge/index.ts';
import { t } from '../demo-texts.ts';

/** How long an order has waited, and how much that should worry. */
interface DemoAge {
  text: string;
  tone: BadgeTone;
}

export interface DemoOrder {
  id: number;
  where: string;
  what: string;
  comment?: string;
  age: DemoAge;
  totalKopecks: number;
}

export interface DemoColumn {
  status: OrderStatus;
  /** What its button does next. */
  next: string;
  orders: readonly DemoOrder[];
}

const fresh = (minutes: number): DemoAge => ({ text: `${minutes} мин`, tone: 'neutral' });
const ageing = (minutes: number): DemoAge => ({ text: `${minutes} мин`, tone: 'warning' });
const late = (minutes: number): DemoAge => ({ text: `${minutes} мин`, tone: 'danger' });

export const demoColumns: readonly DemoColumn[] = [
  {
    status: 'new',
    next: t('order.command.accept'),
    orders: [
      {
        id: 1043,
        where: 'Коттедж «Сосновый» · Михаил Лис',
        what: 'Банный набор, веник дубовый × 2',
        age: late(12),
        totalKopecks: 320000,
      },
      {
        id: 1045,
        where: 'Номер 118 · Тимур',
        what: 'Сырники с мёдом, какао × 2',
        age: ageing(6),
        totalKopecks: 105000,
      },
      {
        id: 1046,
        where: 'Номер 101 · Анна Воронцова',
        what: 'Уха по-царски × 2, морс клюквенный',
        comment: 'Постучать тихо: ребёнок спит',
        age: fresh(1),
        totalKopecks: 149000,
      },
    ],
  },
  {
    status: 'inwork',
    next: t('order.command.dispatch'),
    orders: [
      {
        id: 1042,
        where: 'Номер 214 · Ольга Ким',
        what: 'Медовик × 4, иван-чай',
        age: ageing(18),
        totalKopecks: 188000,
      },
      {
        id: 1044,
        where: 'Номер 309 · Александра Константинопольская',
        what: 'Пельмени из оленины, борщ с говядиной',
        comment: 'Без лука, пожалуйста',
        age: fresh(9),
        totalKopecks: 127000,
      },
    ],
  },
  {
    status: 'delivered',
    next: t('order.command.complete'),
    orders: [
      {
        id: 1040,
        where: 'Номер 305 · Роман',
        what: 'Завтрак на двоих',
        age: fresh(31),
        totalKopecks: 240000,
      },
    ],
  },
];
