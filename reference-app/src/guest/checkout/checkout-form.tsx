import type { Unwrapped } from '@portal/client';
import type { Store } from '@portal/domain/catalogue';
import { emailMaxLength } from '@portal/domain/guests';
import { formatMoney } from '@portal/domain/money';
import { orderCommentMaxLength } from '@portal/domain/orders';
import { isPayableOnline } from '@portal/domain/payments';
import type { RestaurantState } from '@portal/domain/restaurant';
import { Card, TextArea, TextField } from '@portal/ui';
import { PhoneField } from '@portal/ui/portal';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import type { AppOrder } from '../../shared/orders/order-queries.ts';
import { usePortalSetting } from '../../shared/portal-setting/portal-setting-query.ts';
import { lastingStorage, tabStorage } from '../../shared/storage/browser-storage.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { asksForTooMuch, orderable, quoteLines, type CartLine } from '../cart/lines/cart-lines.ts';
import { RoomSelect } from '../room/room-select.tsx';
import { roomsQuery } from '../room/rooms-query.ts';
import { storedRoom } from '../room/use-room.ts';
import type { GuestAccount } from '../use-guest.ts';
import {
  checkoutErrors,
  emailRequirement,
  rememberedEmail,
  rememberEmail,
  saveDraft,
  storedDraft,
  orderOf,
  refusedFields,
  type CheckoutDraft,
  type CheckoutFieldError,
} from './checkout-draft.ts';
import * as styles from './checkout-page.css.ts';
import { CheckoutSummary } from './checkout-summary.tsx';
import { isOnline, paymentChoices, type PaymentSystems } from './payment/payment-choice.ts';
import { PaymentField } from './payment/payment-field.tsx';
import { usePlaceOrder } from './placement/use-place-order.ts';

interface CheckoutFormProps {
  store: Unwrapped<Store>;
  /** What lies in the cart; something of it can be ordered. */
  inCart: readonly CartLine[];
  /** False while the restaurant takes no orders. */
  canOrder: boolean;
  /** Undefined for a shop. */
  restaurant: RestaurantState | undefined;
  guest: GuestAccount;
  onPlaced: (order: AppOrder) => void;
}

const noSystems: PaymentSystems = { paymentSystems: [], onlinePaymentSystems: [] };

/** Everything an order needs, on one screen. */
export function CheckoutForm({
  store,
  inCart,
  canOrder: isOpen,
  restaurant,
  guest,
  onPlaced,
}: CheckoutFormProps) {
  const { t, locale } = useTexts();
  const formRef = useRef<HTMLFormElement>(null);
  const rooms = useQuery(roomsQuery).data;
  const setting = usePortalSetting();
  const systems = setting ?? noSystems;
  const [draft, setDraft] = useState<CheckoutDraft>(
    () =>
      storedDraft(tabStorage, store.id) ?? {
        roomId: storedRoom(),
        phone: guest.phone,
        email: rememberedEmail(lastingStorage) ?? guest.email ?? '',
        comment: '',
        payment: null,
      },
  );
  const [fieldErrors, setFieldErrors] = useState<readonly CheckoutFieldError[]>([]);
  const [sent, setSent] = useState<readonly CartLine[]>([]);
  const placing = usePlaceOrder({
    storeId: store.id,
    onPlaced(order, { email }) {
      if (email !== undefined) rememberEmail(lastingStorage, email, guest.email);
      onPlaced(order);
    },
    onRefused: (refusal) => setFieldErrors(refusedFields(refusal)),
  });

  const lines = orderable(inCart);
  const quote = quoteLines(lines, store.fee);
  const canOrder = isOpen && !asksForTooMuch(lines) && quote !== 'TOTAL_TOO_LARGE';
  const total = quote === 'TOTAL_TOO_LARGE' ? null : quote.totalKopecks;
  const isOnlinePossible = setting !== undefined && isPayableOnline(total, setting);
  const payments = paymentChoices(systems, isOnlinePossible);
  const requiredEmail = emailRequirement(draft.payment, setting);

  useEffect(() => saveDraft(tabStorage, store.id, draft), [store.id, draft]);
  useEffect(() => {
    if (fieldErrors.length === 0) return;
    formRef.current
      ?.querySelector<HTMLElement>(
        'select[aria-invalid], input[aria-invalid], [aria-invalid] input',
      )
      ?.focus();
  }, [fieldErrors]);

  function edit(change: Partial<CheckoutDraft>) {
    setDraft({ ...draft, ...change });
    setFieldErrors([]);
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (!canOrder || placing.isPending) return;
    const { roomId, payment } = draft;
    const found = checkoutErrors(draft, {
      roomIds: rooms?.map(({ id }) => id) ?? null,
      payments: setting ? payments : null,
      receipts: setting,
    });
    setFieldErrors(found);
    if (found.length > 0 || roomId === null || payment === null) return;
    setSent(lines);
    const filled = { ...draft, roomId, payment };
    placing.place(orderOf(store.id, lines, filled, quote, setting));
  }

  return (
    <form ref={formRef} noValidate className={styles.checkout} onSubmit={submit}>
      <Card className={styles.fields}>
        <RoomSelect
          label={t('checkout.room.label')}
          name="room"
          required
          roomId={draft.roomId}
          error={fieldErrors.includes('room') && t('checkout.room.required')}
          onRoom={(roomId) => edit({ roomId })}
        />
        <PhoneField
          label={t('checkout.phone.label')}
          name="phone"
          value={draft.phone}
          error={fieldErrors.includes('phone') && t('auth.phone.incomplete')}
          onValueChange={(phone) => edit({ phone })}
        />
        <TextArea
          label={t('checkout.comment.label')}
          name="comment"
          placeholder={t('checkout.comment.placeholder')}
          maxLength={orderCommentMaxLength}
          value={draft.comment}
          onChange={(event) => edit({ comment: event.currentTarget.value })}
        />
        <PaymentField
          choices={payments}
          systems={systems}
          value={draft.payment}
          hint={
            setting && paymentChoices(systems, true).length > payments.length
              ? total === null
                ? t('checkout.payment.onlyLater')
                : t('checkout.payment.outOfBounds', {
                    min: formatMoney(setting.cardPaymentMin, locale),
                    max: formatMoney(setting.cardPaymentMax, locale),
                  })
              : undefined
          }
          error={fieldErrors.includes('payment') ? t('checkout.payment.required') : undefined}
          onChange={(payment) => edit({ payment })}
        />
        {requiredEmail !== 'none' && (
          <TextField
            type="email"
            label={t('checkout.email.label')}
            name="email"
            hint={t('checkout.email.hint')}
            required={requiredEmail === 'required'}
            autoComplete="email"
            inputMode="email"
            maxLength={emailMaxLength}
            value={draft.email}
            error={
              fieldErrors.includes('email') &&
              t(draft.email.trim() === '' ? 'checkout.email.required' : 'auth.email.invalid')
            }
            onChange={(event) => edit({ email: event.currentTarget.value })}
          />
        )}
      </Card>
      <CheckoutSummary
        {...{ store, inCart, quote, placing, sent, restaurant, canOrder }}
        isPaidNow={draft.payment !== null && isOnline(draft.payment, systems.onlinePaymentSystems)}
        isTest={setting?.paymentsAreTest ?? false}
        fieldErrors={
          requiredEmail === 'none' ? fieldErrors.filter((each) => each !== 'email') : fieldErrors
        }
      />
    </form>
  );
}
