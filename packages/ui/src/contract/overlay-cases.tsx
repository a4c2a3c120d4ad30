import { createTexts } from '@portal/domain';
import * as kit from '../index.ts';
import type { ContractCase } from './contract-case.ts';

const { t } = createTexts({ locale: 'ru' });
const nothing = () => undefined;
const longWord = 'Константинопольская-Преображенская';

/** What is drawn over the page. */
export const overlayCases: readonly ContractCase[] = [
  {
    name: 'BottomSheet',
    isOverlay: true,
    render: (p) => <kit.BottomSheet open onClose={nothing} title={longWord} {...p} />,
  },
  {
    name: 'Drawer',
    isOverlay: true,
    render: (p) => <kit.Drawer open onClose={nothing} title={longWord} {...p} />,
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
    name: 'SignInModal',
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
    isOverlay: true,
    render: (p) => (
      <kit.Tooltip content="Подсказка" {...p}>
        <kit.Button>Звук</kit.Button>
      </kit.Tooltip>
    ),
  },
];
