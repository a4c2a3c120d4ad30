import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { Button } from '../../components/button/index.ts';
import { Modal, type ModalProps } from '../../components/modal/index.ts';
import { Price } from '../../components/price/index.ts';
import { Skeleton } from '../../components/skeleton/index.ts';
import { useUiTexts } from '../../texts/index.ts';
import * as styles from './payment-modal.css.ts';

export interface PaymentModalProps extends Pick<ModalProps, 'open' | 'className' | 'style'> {
  /** «Оплата заказа» */
  title: string;
  /** «Отмена» */
  cancelLabel: string;
  /** Asked for by the button, by Escape or by the cross; a press beside the window does nothing. */
  onCancel: () => void;
  /** What is paid for, beside the amount. */
  summary?: ReactNode;
  totalKopecks?: number | null | undefined;
  /** `id` of the element the provider draws in. @defaultValue 'payment-form' */
  formId?: string;
  /** The place for the provider's form is on the page; what it returns runs when it goes. */
  onFormReady: (form: HTMLElement) => void | (() => void);
  /** The form is on its way: shows its outline. */
  loading?: boolean;
  /** The form could not be had. */
  error?: string | undefined;
  onRetry?: (() => void) | undefined;
}

/** Holds the payment provider's form. A stray tap does not close it. */
export function PaymentModal({
  cancelLabel,
  onCancel,
  summary,
  totalKopecks,
  formId = 'payment-form',
  onFormReady,
  loading = false,
  error,
  onRetry,
  ...modal
}: PaymentModalProps) {
  const texts = useUiTexts();
  const [form, setForm] = useState<HTMLElement | null>(null);
  const notifyReady = useEffectEvent(onFormReady);

  useEffect(() => (form ? notifyReady(form) : undefined), [form]);

  return (
    <Modal
      data-component="PaymentModal"
      disablePointerDismissal
      onClose={onCancel}
      footer={
        <Button variant="secondary" onClick={onCancel}>
          {cancelLabel}
        </Button>
      }
      {...modal}
    >
      {(summary || totalKopecks !== undefined) && (
        <p className={styles.summary}>
          <span className={styles.subject}>{summary}</span>
          {totalKopecks !== undefined && <Price kopecks={totalKopecks} size="large" />}
        </p>
      )}
      <div className={styles.place}>
        {error && (
          <div role="alert" className={styles.error}>
            <p>{error}</p>
            {onRetry && <Button onClick={onRetry}>{texts.retry}</Button>}
          </div>
        )}
        {loading && !error && (
          <div role="status" aria-label={texts.loading} className={styles.loading}>
            <Skeleton variant="control" />
            <Skeleton variant="control" />
            <Skeleton variant="control" />
          </div>
        )}
        <div
          ref={setForm}
          id={formId}
          hidden={loading || error !== undefined}
          className={styles.form}
        />
      </div>
    </Modal>
  );
}
