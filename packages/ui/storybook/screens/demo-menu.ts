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
        motif: 'bowl',
        description: 'Судак, стерлядь, дым от берёзовой головни',
        priceKopecks: 62000,
      },
      {
        name: 'Борщ с говядиной',
        motif: 'bowl',
        description: 'С пампушками и салом',
        priceKopecks: 48000,
      },
      {
        name: 'Пельмени из оленины',
        motif: 'bowl',
        description: 'Ручная лепка, брусничный соус',
        priceKopecks: 79000,
      },
      {
        name: 'Драники',
        motif: 'bowl',
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
];
