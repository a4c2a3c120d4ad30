import { Search } from 'lucide-react';
import * as kit from './whole-kit.ts';
import type { ContractCase } from './contract-case.ts';

const nothing = () => undefined;
const icon = <Search size="1em" aria-hidden="true" />;
const longWord = 'Константинопольская-Преображенская';

/** What shows something, and what holds it together. */
export const contentCases: readonly ContractCase[] = [
  {
    name: 'Accordion',
    next: {
      items: [
        { title: longWord, content: 'Иначе' },
        { title: 'Ещё', content: 'И это' },
      ],
    },
    render: (p) => <kit.Accordion items={[{ title: longWord, content: longWord }]} {...p} />,
  },
  {
    name: 'Avatar',
    next: { name: 'Пётр Ильин', onlineLabel: 'На связи' },
    render: (p) => <kit.Avatar name="Анна Воронцова" {...p} />,
  },
  {
    name: 'Badge',
    next: { children: 'Хит' },
    render: (p) => <kit.Badge {...p}>Новинка</kit.Badge>,
  },
  {
    name: 'BottomTabs',
    next: {
      tabs: [
        { href: '#a', label: 'Меню', icon, badge: 3 },
        { href: '#b', label: 'Чат', icon },
      ],
    },
    render: (p) => (
      <kit.BottomTabs
        label="Меню"
        placement="static"
        tabs={[
          { href: '#a', label: longWord, icon },
          { href: '#b', label: 'Помощь', icon, badge: 120 },
        ]}
        {...p}
      />
    ),
  },
  {
    name: 'Calendar',
    next: { month: '2026-12', marks: { '2026-12-03': [] }, today: '2026-12-03' },
    render: (p) => (
      <kit.Calendar
        label="Банкеты"
        month="2026-11"
        onMonthChange={nothing}
        onSelect={nothing}
        {...p}
      />
    ),
  },
  { name: 'Card', next: { children: 'Сауна' }, render: (p) => <kit.Card {...p}>Баня</kit.Card> },
  {
    name: 'CartBar',
    next: { label: 'В корзину', count: 3, totalKopecks: 40000 },
    render: (p) => (
      <kit.CartBar href="#cart" label="К оформлению" count={120} totalKopecks={12345650} {...p} />
    ),
  },
  {
    name: 'Chart',
    next: { caption: 'Доход', points: [{ label: 'Вт', value: 5 }] },
    render: (p) => <kit.Chart caption="Заказы" points={[{ label: 'Пн', value: 3 }]} {...p} />,
  },
  {
    name: 'ChatThread',
    next: {
      messages: [
        {
          id: '1',
          author: 'Анна',
          text: 'Да',
          time: '18:42',
          error: 'Не отправлено',
          onRetry: nothing,
        },
      ],
      typing: 'Анна',
    },
    render: (p) => (
      <kit.ChatThread
        label="Заявка"
        messages={[{ id: '1', author: longWord, text: longWord.repeat(3), time: '18:42' }]}
        {...p}
      />
    ),
  },
  {
    name: 'EmptyState',
    next: { title: 'Пусто', message: 'Ничего', actions: 'Дальше' },
    render: (p) => <kit.EmptyState title={longWord} message={longWord} {...p} />,
  },
  {
    name: 'ErrorScreen',
    next: { title: 'Сбой', message: 'Позже', code: '7', actions: 'Дальше' },
    render: (p) => <kit.ErrorScreen title={longWord} {...p} />,
  },
  {
    name: 'Facts',
    next: { facts: ['Номер 101', 'с 18:40'] },
    render: (p) => <kit.Facts facts={[longWord, 'номер 101']} {...p} />,
  },
  {
    name: 'GuestFooter',
    next: { contacts: [{ label: 'Почта', text: 'a@example.com', href: '#a' }], copyright: 'Отель' },
    render: (p) => (
      <kit.GuestFooter
        contacts={[
          { label: longWord, text: `hello@${longWord}.com`, href: 'mailto:hello@example.com' },
        ]}
        socials={[
          { label: longWord, href: '#a' },
          { label: longWord, href: '#b' },
        ]}
        copyright={longWord.repeat(2)}
        {...p}
      />
    ),
  },
  { name: 'Landscape', render: (p) => <kit.Landscape {...p} /> },
  {
    name: 'LoadingBar',
    render: (p) => <kit.LoadingBar active {...p} />,
  },
  {
    name: 'MaintenanceScreen',
    next: { title: 'Скоро', message: 'Подождите', contacts: 'Ресепшен' },
    render: (p) => <kit.MaintenanceScreen title="Ведутся технические работы" {...p} />,
  },
  {
    name: 'OrderCard',
    next: {
      title: 'Заказ',
      meta: 'Сегодня',
      totalKopecks: null,
      steps: [{ label: 'Готов', state: 'done', note: '18:42' }],
      items: [{ name: 'Уха', quantity: 3 }],
    },
    render: (p) => (
      <kit.OrderCard
        title={longWord}
        status={<kit.StatusBadge tone="info" label="Новый" />}
        totalKopecks={12345650}
        steps={[{ label: 'Новый', state: 'current' }]}
        {...p}
      />
    ),
  },
  {
    name: 'PageHeader',
    next: { title: 'Меню', subtitle: 'Ужин', backLabel: 'Домой', actions: 'Дальше' },
    render: (p) => <kit.PageHeader title={longWord} backHref="#home" {...p} />,
  },
  {
    name: 'Pagination',
    next: { onNext: undefined },
    render: (p) => <kit.Pagination label="Страницы" onNext={nothing} {...p} />,
  },
  {
    name: 'Price',
    next: { kopecks: 99000, beforeKopecks: 129050, isFrom: true },
    render: (p) => <kit.Price kopecks={129050} {...p} />,
  },
  {
    name: 'ProductCard',
    next: {
      name: 'Уха',
      measure: '300 г',
      priceKopecks: 40000,
      quantity: 4,
      badge: 'Хит',
      isPriceFrom: true,
      chooseLabel: 'Выбрать',
    },
    render: (p) => (
      <kit.ProductCard
        name={longWord}
        description={longWord}
        priceKopecks={12345650}
        quantity={2}
        onQuantityChange={nothing}
        onOpen={nothing}
        {...p}
      />
    ),
  },
  {
    name: 'Photograph',
    render: (p) => (
      <kit.Photograph
        src="data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw=="
        fallback={null}
        {...p}
      />
    ),
  },
  { name: 'ProductPicture', render: (p) => <kit.ProductPicture seed="Уха" {...p} /> },
  {
    name: 'Sidebar',
    next: {
      title: 'Отель',
      section: 'Кухня',
      entries: [{ label: 'Гости', icon, href: '#guests', badge: 3 }],
      collapsed: false,
    },
    render: (p) => (
      <kit.Sidebar
        title="Панель"
        entries={[{ label: 'Заказы', icon, href: '#orders' }]}
        collapsed
        onCollapsedChange={nothing}
        {...p}
      />
    ),
  },
  { name: 'Skeleton', render: (p) => <kit.Skeleton {...p} /> },
  { name: 'Sprig', render: (p) => <kit.Sprig {...p} /> },
  {
    name: 'Stat',
    next: { label: 'Гостей', value: '7', note: 'Больше' },
    render: (p) => <kit.Stat label="Заказов" value="42" {...p} />,
  },
  {
    name: 'StatusBadge',
    next: { tone: 'danger', label: 'Отменен' },
    render: (p) => <kit.StatusBadge tone="success" label="Выполнен" {...p} />,
  },
  {
    name: 'Table',
    next: {
      caption: 'Гости',
      columns: [{ key: 'id', header: 'Гость', sortable: true, cell: (row: string) => `${row}!` }],
      sort: { key: 'id', direction: 'ascending' },
      onSortChange: nothing,
    },
    render: (p) => (
      <kit.Table
        caption="Заказы"
        columns={[{ key: 'id', header: 'Заказ', cell: (row: string) => row }]}
        rows={[longWord]}
        rowKey={(row) => row}
        {...p}
      />
    ),
  },
  {
    name: 'Tabs',
    next: {
      items: [
        { value: 'a', label: 'Новые', count: 3, content: 'Да' },
        { value: 'b', label: 'Все', content: 'Нет' },
      ],
    },
    render: (p) => (
      <kit.Tabs
        label="Заказы"
        items={[
          { value: 'a', label: longWord, content: 'а' },
          { value: 'b', label: longWord, content: 'б' },
        ]}
        {...p}
      />
    ),
  },
  {
    name: 'TicketThread',
    next: { title: 'Заявка', meta: 'Сегодня', hint: 'Ответим', closedNote: 'Закрыта' },
    render: (p) => <kit.TicketThread title={longWord} messages={[]} onSend={nothing} {...p} />,
  },
  {
    name: 'Timeline',
    next: {
      steps: [
        { label: 'Готов', state: 'done', note: '18:42' },
        { label: 'Отдан', state: 'failed' },
      ],
    },
    render: (p) => <kit.Timeline steps={[{ label: longWord, state: 'current' }]} {...p} />,
  },
  {
    name: 'WelcomeScreen',
    next: { title: 'Здравствуйте!', message: 'Проходите' },
    render: (p) => (
      <kit.WelcomeScreen title="Добро пожаловать!" onShown={nothing} onLeft={nothing} {...p} />
    ),
  },
];
