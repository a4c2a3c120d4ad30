import { NotFoundError, valueOrThrow } from '@portal/client';
import { isPhone } from '@portal/domain/phone';
import { Button, Modal } from '@portal/ui';
import { PhoneField } from '@portal/ui/portal';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { describeError } from '../../shared/errors/describe-error.ts';
import { usePortalSetting } from '../../shared/portal-setting/portal-setting-query.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { useHotelTime } from '../../shared/time/hotel-time.ts';
import { staffPortal } from '../staff-portal.ts';
import * as styles from './read-code-out.css.ts';

interface ReadCodeOutProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A sign-in code to read to the guest who stands there, and what to make sure of before. */
export function ReadCodeOut({ open, onClose }: ReadCodeOutProps) {
  const { t } = useTexts();
  const time = useHotelTime();
  const [phone, setPhone] = useState('');
  const readOut = useMutation({
    mutationFn: (to: string) => valueOrThrow(staffPortal.guests.readOutCode({ phone: to })),
  });
  const { data, error } = readOut;

  function close() {
    setPhone('');
    readOut.reset();
    onClose();
  }

  function problem(): string | undefined {
    if (error instanceof NotFoundError) return t('admin.guests.readOut.nobody');
    return error ? describeError(error, t).message : undefined;
  }

  return (
    <Modal
      open={open}
      onClose={close}
      title={t('admin.guests.readOut')}
      description={t('admin.guests.readOut.hint')}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {t('admin.guests.readOut.close')}
          </Button>
          <Button
            type="submit"
            form="read-code-out"
            busy={readOut.isPending}
            disabled={!isPhone(phone)}
          >
            {t('admin.guests.readOut.get')}
          </Button>
        </>
      }
    >
      <form
        id="read-code-out"
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (isPhone(phone) && !readOut.isPending) readOut.mutate(phone);
        }}
      >
        <ul className={styles.checks}>
          <li>{t('admin.guests.readOut.checkPerson')}</li>
          <li>{t('admin.guests.readOut.checkRoom')}</li>
          <li>{t('admin.guests.readOut.checkHere')}</li>
        </ul>
        <PhoneField
          label={t('admin.guests.readOut.phone')}
          countries={usePortalSetting()?.phoneCountries}
          value={phone}
          error={problem()}
          onValueChange={(next) => {
            setPhone(next);
            readOut.reset();
          }}
        />
        <p role="status" className={styles.code}>
          {data && (
            <>
              <strong className={styles.digits}>{data.code.split('').join(' ')}</strong>
              <span>
                {t('admin.guests.readOut.until', {
                  time: time.short(data.expiresAt),
                })}
              </span>
            </>
          )}
        </p>
      </form>
    </Modal>
  );
}
