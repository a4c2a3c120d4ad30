import type { DemoStore } from './demo-data.ts';
import { bathHouseProducts } from './products/bath-house.ts';
import { farmShopProducts } from './products/farm-shop.ts';
import { flowersAndTreatsProducts } from './products/flowers-and-treats.ts';
import { keepsakeProducts } from './products/keepsakes.ts';
import { rentalProducts } from './products/rental.ts';

/** The demo hotel's stores; what the restaurant sells comes from the restaurant's system. */
export const demoStores: readonly DemoStore[] = [
  {
    slug: 'farm-shop',
    title: 'Фермерская лавка',
    shortDescription: 'Тёплый хлеб, козий сыр, мёд и ягоды от соседей',
    description:
      'Всё, что растёт, печётся и доится не дальше тридцати километров от нас. Хлеб — к семи утра, молоко — утренней дойки. Приносим в номер с 8:00 до 21:00, обычно за полчаса.',
    tag: 'Свежее каждый день',
    category: 'Еда с собой',
    kind: 'shop',
    previewSize: 'large',
    fee: {
      name: 'Доставка в номер',
      description: 'Один раз за заказ, сколько бы в нём ни было покупок',
      type: 'fix',
      valueHundredths: 150_00,
    },
    products: farmShopProducts,
  },
  {
    slug: 'bath-house',
    title: 'Банная лавка и СПА',
    shortDescription: 'Халаты, веники, масла и мыло ручной работы',
    description:
      'Собираем в баню и встречаем после неё: лён, войлок, липа, травы и мёд. Принесём в банный дом к вашему часу или в номер — в любой день с 9:00 до 22:00.',
    tag: 'К лёгкому пару',
    category: 'Баня и уход',
    kind: 'shop',
    previewSize: 'medium',
    products: bathHouseProducts,
  },
  {
    slug: 'keepsakes-and-books',
    title: 'Сувениры и книги',
    shortDescription: 'Керамика, игрушки, путеводители и тёплый плед',
    description:
      'Вещи, которые делают люди вокруг нас: гончар из соседней деревни, печатник, две вязальщицы и один очень терпеливый токарь. Упакуем в подарок и отправим почтой, если чемодан полон.',
    tag: 'Сделано рядом',
    category: 'Подарки',
    kind: 'shop',
    previewSize: 'medium',
    products: keepsakeProducts,
  },
  {
    slug: 'rental',
    title: 'Прокат',
    shortDescription: 'Велосипеды, лодки, САПы и гамак в роще',
    description:
      'Пункт проката у пирса работает с 8:00 до 20:00. Закажите здесь — снаряжение будет ждать вас готовым и подогнанным по росту, а что-то лёгкое принесём прямо к крыльцу.',
    tag: 'На воздух',
    category: 'Активный отдых',
    kind: 'service',
    previewSize: 'large',
    customId: 'rental',
    products: rentalProducts,
  },
  {
    slug: 'flowers-and-treats',
    title: 'Цветы и комплименты',
    shortDescription: 'Букеты, торты, шары и сюрпризы в номер',
    description:
      'Порадовать того, с кем приехали, или себя. Флорист и кондитер работают с 9:00 до 20:00; срочный букет соберём за час. Открытку подпишем вашими словами.',
    tag: 'Для повода и без',
    category: 'Подарки',
    kind: 'shop',
    previewSize: 'medium',
    fee: {
      name: 'Оформление и доставка',
      description: 'Упаковка, открытка и доставка к назначенному часу',
      type: 'percent',
      valueHundredths: 5_00,
    },
    products: flowersAndTreatsProducts,
  },
  {
    slug: 'restaurant',
    title: 'Ресторан «Сосновый бор»',
    shortDescription: 'Завтраки, супы, мясо на углях и домашние десерты — в номер',
    description:
      'Готовим из того, что растёт, ловится и печётся рядом. Приносим в номер с 7:30 до 23:00: завтрак — за полчаса, горячее — минут за сорок. Если чего-то нет на кухне, меню скажет об этом сразу.',
    tag: 'Накроем у вас',
    category: 'Ресторан',
    kind: 'restaurant',
    previewSize: 'large',
    fee: {
      name: 'Обслуживание в номере',
      description: 'Посуда, сервировка и доставка горячим',
      type: 'percent',
      valueHundredths: 10_00,
    },
    products: [],
  },
];
