import type { Unwrapped } from '@portal/client';
import type { SecondFactor } from '@portal/domain/staff';
import { Button, EmptyState, Facts, useToaster } from '@portal/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Fingerprint, KeySquare, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useErrorToast } from '../../shared/errors/error-toast.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { useHotelTime } from '../../shared/time/hotel-time.ts';
import * as accounts from '../accounts/accounts.css.ts';
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx';
import { staffPortal } from '../staff-portal.ts';
import { QueryState } from '../../shared/loading/query-state.tsx';
import { EnrolTotp } from './enrol-totp.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import * as styles from './second-factor.css.ts';
import { secondFactorsQuery } from './second-factor-queries.ts';
import { useEnrolment } from './use-enrolment.ts';

type Factor = Unwrapped<SecondFactor>;

/** One's own second factors: those there are, others to enrol, and the recovery codes. */
export function SecondFactors({ onEnrolled }: { onEnrolled?: () => void }) {
  const { t, count } = useTexts();
  const enrolment = useEnrolment();
  const query = useQuery(secondFactorsQuery);
  const renew = useMutation({
    mutationFn: () => staffPortal.secondFactors.renewRecoveryCodes(),
    onSuccess: ({ recoveryCodes }) => enrolment.showCodes(recoveryCodes),
  });

  if (!query.data) return <QueryState title={t('admin.security.loadFailed')} query={query} />;
  const { secondFactors: factors, recoveryCodesLeft, isRequired, hasPasskeys } = query.data;
  return (
    <div className={accounts.content}>
      {isRequired && <p className={accounts.muted}>{t('admin.security.required')}</p>}
      {factors.length === 0 ? (
        <EmptyState
          title={t('admin.security.none')}
          message={t('admin.security.noneHint')}
          headingLevel={2}
          icon={<KeySquare size="1em" strokeWidth={1.25} />}
        />
      ) : (
        <FactorList factors={factors} />
      )}
      <div className={factors.length === 0 ? styles.underNone : accounts.inline}>
        <Button
          icon={<Smartphone size="1em" aria-hidden="true" />}
          busy={enrolment.isBeginning}
          onClick={() => enrolment.begin('totp')}
        >
          {t('admin.security.addTotp')}
        </Button>
        <Button
          variant="secondary"
          icon={<Fingerprint size="1em" aria-hidden="true" />}
          busy={enrolment.isBeginning || enrolment.isFinishing}
          disabled={!hasPasskeys}
          onClick={() => enrolment.begin('passkey')}
        >
          {t('admin.security.addPasskey')}
        </Button>
      </div>
      {!hasPasskeys && <p className={accounts.muted}>{t('admin.security.noPasskeys')}</p>}
      {factors.length > 0 && (
        <section className={accounts.form}>
          <h2 className={styles.sectionTitle}>{t('admin.security.codes')}</h2>
          <p className={accounts.muted}>{t('admin.security.codes.hint')}</p>
          <p>{count('admin.security.codes.left', recoveryCodesLeft)}</p>
          <div className={accounts.inline}>
            <Button
              variant="secondary"
              size="small"
              busy={renew.isPending}
              onClick={() => renew.mutate()}
            >
              {t('admin.security.codes.renew')}
            </Button>
          </div>
        </section>
      )}
      {enrolment.totp && (
        <EnrolTotp
          begun={enrolment.totp}
          fieldError={enrolment.fieldError}
          isPending={enrolment.isFinishing}
          onEdit={enrolment.clearFieldError}
          onFinish={enrolment.finish}
          onClose={enrolment.closeTotp}
        />
      )}
      {enrolment.codes && (
        <RecoveryCodes
          codes={enrolment.codes}
          onClose={() => {
            enrolment.closeCodes();
            void query.refetch();
            onEnrolled?.();
          }}
        />
      )}
    </div>
  );
}

function FactorList({ factors }: { factors: readonly Factor[] }) {
  const { t } = useTexts();
  const { date } = useHotelTime();
  const toaster = useToaster();
  const showError = useErrorToast();
  const client = useQueryClient();
  const [factorToRemove, setFactorToRemove] = useState<Factor | null>(null);
  const remove = useMutation({
    mutationFn: ({ id }: Factor) => staffPortal.secondFactors.remove({ id }),
    onSuccess: () => toaster.show({ title: t('admin.security.removed') }),
    onError: (error) => showError(error),
    async onSettled() {
      setFactorToRemove(null);
      await client.invalidateQueries({ queryKey: secondFactorsQuery.queryKey });
    },
  });
  return (
    <>
      <ul className={styles.factors}>
        {factors.map((factor) => {
          const { id, kind, name, createdAt, lastUsedAt } = factor;
          return (
            <li key={id} className={styles.factor}>
              <span className={styles.textBlock}>
                <span>{name}</span>
                <Facts
                  facts={[
                    t(`admin.security.kind.${kind}`),
                    t('admin.security.added', { date: date(createdAt) }),
                    lastUsedAt === null
                      ? t('admin.security.unused')
                      : t('admin.security.used', { date: date(lastUsedAt) }),
                  ]}
                  className={accounts.muted}
                />
              </span>
              <Button
                variant="secondary"
                size="small"
                aria-label={t('admin.security.removeNamed', { name })}
                onClick={() => setFactorToRemove(factor)}
              >
                {t('admin.security.remove')}
              </Button>
            </li>
          );
        })}
      </ul>
      <ConfirmDialog
        open={factorToRemove !== null}
        title={t('admin.security.remove.title', { name: factorToRemove?.name ?? '' })}
        description={t('admin.security.remove.hint')}
        cancel={t('admin.staff.form.cancel')}
        confirm={t('admin.security.remove')}
        isPending={remove.isPending}
        onConfirm={() => factorToRemove && remove.mutate(factorToRemove)}
        onClose={() => setFactorToRemove(null)}
      />
    </>
  );
}
