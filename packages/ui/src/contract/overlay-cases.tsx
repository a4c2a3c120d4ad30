import { createTexts } from '@portal/domain/texts';
import * as kit from './whole-kit.ts';
import type { ContractCase } from './contract-case.ts';

const { t } = createTexts({ locale: 'ru' });
const nothing = () => undefined;
const longWord = 'Константинопольская-Преображенская';

/** What is drawn over the page. */
export const overlayCases: readonly ContractCase[] = [
  {
    name: 'BottomSheet',
    next: { title: 'Блюдо', description: 'Уха', children: 'Да', footer: 'Нет' },
    isOverlay: true,
    render: (p) => <kit.BottomSheet open onClose={nothing} title={longWord} {...p} />,
  },
  {
    name: 'Drawer',
    next: { title: 'Заказ', description: 'Уха', children: 'Да', footer: 'Нет' },
    isOverlay: true,
    render: (p) => <kit.Drawer open onClose={nothing} title={longWord} {...p} />,
  },
  {
    name: 'Menu',
    next: {
      entries: [
        { label: 'Повторить', icon: '+', onSelect: nothing },
        { label: 'Ещё', onSelect: nothing },
      ],
    },
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
    next: { title: 'Вопрос', description: 'Уха', children: 'Да', footer: 'Нет' },
    isOverlay: true,
    render: (p) => <kit.Modal open onClose={nothing} title={longWord} {...p} />,
  },
  {
    name: 'PaymentModal',
    next: {
      title: 'Оплата',
      cancelLabel: 'Назад',
      summary: 'Заказ',
      totalKopecks: 40000,
      error: 'Сбой',
      onRetry: nothing,
    },
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
    name: 'SignInModal',
    next: { note: 'О данных', texts: kit.signInTexts(createTexts({ locale: 'en' }).t) },
    isOverlay: true,
    render: ({ className, style }) => (
      <kit.SignInModal
        open
        onClose={nothing}
        texts={kit.signInTexts(t)}
        onSendCode={async () => ({ kind: 'sent', sent: { resendInSeconds: 5 } })}
        onCheckCode={async () => ({ kind: 'signed-in' })}
        onRegister={async () => ({ kind: 'registered' })}
        {...(className && { className })}
        {...(style && { style })}
      />
    ),
  },
  {
    name: 'Tooltip',
    next: { content: 'Иначе' },
    isOverlay: true,
    render: (p) => (
      <kit.Tooltip content="Подсказка" {...p}>
        <kit.Button>Звук</kit.Button>
      </kit.Tooltip>
    ),
  },
];
