import { createTexts } from '@portal/domain';
import { Search } from 'lucide-react';
import type { ReactElement } from 'react';
import * as kit from '../index.ts';

const { t } = createTexts({ locale: 'ru' });
const nothing = () => undefined;
const icon = <Search size="1em" aria-hidden="true" />;
const longWord = 'Константинопольская-Преображенская';

/** What a component of the contract takes besides its own props. */
export interface ContractProps {
  className?: string;
  style?: object;
  'data-contract'?: string;
  ref?: (element: Element | null) => void;
}

export interface ContractCase {
  name: string;
  render: (props: ContractProps) => ReactElement;
  /** Where attributes other than `className` and `style` arrive. @defaultValue 'root' */
  attributes?: 'root' | 'control';
  /** Drawn over the page, so there is nothing of it in the server's HTML. */
  isOverlay?: boolean;
}

/** Every component of the kit, once. */
export const contractCases: readonly ContractCase[] = [
  {
    name: 'Accordion',
    render: (p) => <kit.Accordion items={[{ title: longWord, content: longWord }]} {...p} />,
  },
  {
    name: 'AdminSidebar',
    render: (p) => (
      <kit.AdminSidebar
        role="admin"
        path="/admin/settings"
        t={t}
        collapsed
        onCollapsedChange={nothing}
        onSignOut={nothing}
        {...p}
      />
    ),
  },
  { name: 'Avatar', render: (p) => <kit.Avatar name="Анна Воронцова" {...p} /> },
  { name: 'Badge', render: (p) => <kit.Badge {...p}>Новинка</kit.Badge> },
  {
    name: 'BottomSheet',
    isOverlay: true,
    render: (p) => <kit.BottomSheet open onClose={nothing} title={longWord} {...p} />,
  },
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
  { name: 'Button', render: (p) => <kit.Button {...p}>Оформить {longWord}</kit.Button> },
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
    name: 'Checkbox',
    attributes: 'control',
    render: (p) => <kit.Checkbox label={longWord} {...p} />,
  },
  {
    name: 'CodeField',
    render: (p) => (
      <kit.CodeField label="Код" length={6} value="12" onValueChange={nothing} {...p} />
    ),
  },
  {
    name: 'Drawer',
    isOverlay: true,
    render: (p) => <kit.Drawer open onClose={nothing} title={longWord} {...p} />,
  },
  {
    name: 'EmptyState',
    render: (p) => <kit.EmptyState title={longWord} message={longWord} {...p} />,
  },
  { name: 'ErrorScreen', render: (p) => <kit.ErrorScreen title={longWord} {...p} /> },
  {
    name: 'Field',
    render: (p) => (
      <kit.Field label="Имя" {...p}>
        {(control) => <input {...control} />}
      </kit.Field>
    ),
  },
  {
    name: 'GuestFooter',
    render: (p) => (
      <kit.GuestFooter
        contacts={[{ label: 'Почта', text: 'hello@example.com', href: 'mailto:hello@example.com' }]}
        copyright="© 2026"
        {...p}
      />
    ),
  },
  {
    name: 'IconButton',
    render: (p) => (
      <kit.IconButton label="Найти" {...p}>
        {icon}
      </kit.IconButton>
    ),
  },
  { name: 'Landscape', render: (p) => <kit.Landscape {...p} /> },
  {
    name: 'Link',
    render: (p) => (
      <kit.Link href="#menu" {...p}>
        Меню
      </kit.Link>
    ),
  },
  {
    name: 'LinkButton',
    render: (p) => (
      <kit.LinkButton href="#menu" {...p}>
        Меню
      </kit.LinkButton>
    ),
  },
  { name: 'LoadingBar', render: (p) => <kit.LoadingBar active {...p} /> },
  {
    name: 'MaintenanceScreen',
    render: (p) => <kit.MaintenanceScreen title="Ведутся технические работы" {...p} />,
  },
  {
    name: 'Menu',
    isOverlay: true,
    render: (p) => (
      <kit.Menu
        trigger={<kit.Button>Ещё</kit.Button>}
        entries={[{ label: 'Повторить', onSelect: nothing }]}
        {...p}
      />
    ),
  },
  {
    name: 'Modal',
    isOverlay: true,
    render: (p) => <kit.Modal open onClose={nothing} title={longWord} {...p} />,
  },
  {
    name: 'NumberStepper',
    render: (p) => <kit.NumberStepper label="Уха" value={2} onValueChange={nothing} {...p} />,
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
  {
    name: 'PaymentModal',
    isOverlay: true,
    render: ({ className, style }) => (
      <kit.PaymentModal
        open
        title="Оплата заказа"
        cancelLabel="Отмена"
        onCancel={nothing}
        onFormReady={nothing}
        {...(className && { className })}
        {...(style && { style })}
      />
    ),
  },
  {
    name: 'PhoneField',
    attributes: 'control',
    render: (p) => (
      <kit.PhoneField label="Телефон" value="+79161234567" onValueChange={nothing} {...p} />
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
    name: 'Rating',
    render: (p) => <kit.Rating label="Оценка" value={4} onValueChange={nothing} {...p} />,
  },
  {
    name: 'SearchField',
    attributes: 'control',
    render: (p) => <kit.SearchField label="Найти" value="уха" onValueChange={nothing} {...p} />,
  },
  {
    name: 'Select',
    attributes: 'control',
    render: (p) => (
      <kit.Select label="Номер" options={[{ value: '1', label: longWord.repeat(2) }]} {...p} />
    ),
  },
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
  {
    name: 'SignInModal',
    isOverlay: true,
    render: ({ className, style }) => (
      <kit.SignInModal
        open
        onClose={nothing}
        texts={kit.signInTexts(t)}
        onSendCode={async () => ({ status: 'sent' })}
        onCheckCode={async () => ({ status: 'signed-in' })}
        onRegister={async () => ({ status: 'registered' })}
        {...(className && { className })}
        {...(style && { style })}
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
    name: 'Switch',
    attributes: 'control',
    render: (p) => <kit.Switch label={longWord} hint={longWord} {...p} />,
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
    name: 'TextArea',
    attributes: 'control',
    render: (p) => <kit.TextArea label={longWord} {...p} />,
  },
  {
    name: 'TextField',
    attributes: 'control',
    render: (p) => <kit.TextField label={longWord} error={longWord} {...p} />,
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
    name: 'Tooltip',
    isOverlay: true,
    render: (p) => (
      <kit.Tooltip content="Подсказка" {...p}>
        <kit.Button>Звук</kit.Button>
      </kit.Tooltip>
    ),
  },
  {
    name: 'WelcomeScreen',
    render: (p) => (
      <kit.WelcomeScreen title="Добро пожаловать!" onShown={nothing} onLeft={nothing} {...p} />
    ),
  },
];
