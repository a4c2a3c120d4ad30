import type { ProductMotif } from '../../src/components/illustration/index.ts';

export interface DemoDish {
  motif: ProductMotif;
  name: string;
  description: string;
  priceKopecks: number;
  unavailableLabel?: string;
}

export const demoMenu: readonly { section: string; dishes: readonly DemoDish[] }[] = [
  {
    section: 'Горячее',
    dishes: [
      {
        name: 'Уха по-царски',
        motif: 'fish',
        description: 'Судак, стерлядь, дым от берёзовой головни',
        priceKopecks: 62000,
      },
      {
        name: 'Борщ с говядиной',
        motif: 'soup',
        description: 'С пампушками и салом',
        priceKopecks: 48000,
      },
      {
        name: 'Пельмени из оленины',
        motif: 'dumplings',
        description: 'Ручная лепка, брусничный соус',
        priceKopecks: 79000,
      },
      {
        name: 'Драники',
        motif: 'pancakes',
        description: 'Со сметаной и копчёной форелью',
        priceKopecks: 56000,
        unavailableLabel: 'Закончилось',
      },
    ],
  },
  {
    section: 'К чаю',
    dishes: [
      {
        name: 'Медовик',
        motif: 'cake',
        description: 'Двенадцать коржей, сметанный крем',
        priceKopecks: 39000,
      },
      { name: 'Варенье из шишек', motif: 'jar', description: 'Баночка 200 г', priceKopecks: 65000 },
      {
        name: 'Иван-чай',
        motif: 'cup',
        description: 'С соседнего луга, чайник на двоих',
        priceKopecks: 32000,
      },
      {
        name: 'Морс клюквенный',
        motif: 'bottle',
        description: 'Пол-литра, подаём холодным',
        priceKopecks: 25000,
      },
    ],
  },
  {
    section: 'Завтраки',
    dishes: [
      {
        name: 'Сырники с мёдом',
        motif: 'pancakes',
        description: 'Творог с фермы по соседству, липовый мёд',
        priceKopecks: 49000,
      },
      {
        name: 'Салат с печёной свёклой',
        motif: 'bowl',
        description: 'Козий сыр, кедровый орех',
        priceKopecks: 52000,
      },
      {
        name: 'Тартин с лососем',
        motif: 'bread',
        description: 'Хлеб из нашей печи, яйцо пашот',
        priceKopecks: 58000,
      },
      {
        name: 'Какао на топлёном молоке',
        motif: 'cup',
        description: 'Детям остудим заранее',
        priceKopecks: 28000,
      },
    ],
  },
];
