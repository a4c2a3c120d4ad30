import { Search } from 'lucide-react';
import * as kit from '../index.ts';
import type { ContractCase } from './contract-case.ts';

const nothing = () => undefined;
const icon = <Search size="1em" aria-hidden="true" />;
const longWord = 'Константинопольская-Преображенская';

/** What shows something, and what holds it together. */
export const contentCases: readonly ContractCase[] = [
  {
    name: 'Accordion',
    render: (p) => <kit.Accordion items={[{ title: longWord, content: longWord }]} {...p} />,
  },
  { name: 'Avatar', render: (p) => <kit.Avatar name="Анна Воронцова" {...p} /> },
  { name: 'Badge', render: (p) => <kit.Badge {...p}>Новинка</kit.Badge> },
  {
    name: 'BottomTabs',
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
  { name: 'Card', render: (p) => <kit.Card {...p}>Баня</kit.Card> },
  {
    name: 'CartBar',
    render: (p) => (
      <kit.CartBar href="#cart" label="К оформлению" count={120} totalKopecks={12345650} {...p} />
    ),
  },
  {
    name: 'Chart',
    render: (p) => <kit.Chart caption="Заказы" points={[{ label: 'Пн', value: 3 }]} {...p} />,
  },
  {
    name: 'ChatThread',
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
    render: (p) => <kit.EmptyState title={longWord} message={longWord} {...p} />,
  },
  { name: 'ErrorScreen', render: (p) => <kit.ErrorScreen title={longWord} {...p} /> },
  {
    name: 'GuestFooter',
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
  { name: 'LoadingBar', render: (p) => <kit.LoadingBar active {...p} /> },
  {
    name: 'MaintenanceScreen',
    render: (p) => <kit.MaintenanceScreen title="Ведутся технические работы" {...p} />,
  },
  {
    name: 'OrderCard',
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
    render: (p) => <kit.PageHeader title={longWord} backHref="#home" {...p} />,
  },
  {
    name: 'Pagination',
    render: (p) => (
      <kit.Pagination label="Страницы" page={48} pageCount={120} onPageChange={nothing} {...p} />
    ),
  },
  { name: 'Price', render: (p) => <kit.Price kopecks={129050} {...p} /> },
  {
    name: 'ProductCard',
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
  { name: 'ProductPicture', render: (p) => <kit.ProductPicture seed="Уха" {...p} /> },
  {
    name: 'Sidebar',
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
  { name: 'Stat', render: (p) => <kit.Stat label="Заказов" value="42" {...p} /> },
  {
    name: 'StatusBadge',
    render: (p) => <kit.StatusBadge tone="success" label="Выполнен" {...p} />,
  },
  {
    name: 'Table',
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
    render: (p) => <kit.TicketThread title={longWord} messages={[]} onSend={nothing} {...p} />,
  },
  {
    name: 'Timeline',
    render: (p) => <kit.Timeline steps={[{ label: longWord, state: 'current' }]} {...p} />,
  },
  {
    name: 'WelcomeScreen',
    render: (p) => (
      <kit.WelcomeScreen title="Добро пожаловать!" onShown={nothing} onLeft={nothing} {...p} />
    ),
  },
];
