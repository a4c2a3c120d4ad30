import { formatPhone } from '@portal/domain/phone';
import type { WaitingKind } from '@portal/domain/unattended';
import { LinkButton } from '@portal/ui';
import { Phone } from 'lucide-react';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { useUnattended } from './unattended-query.ts';
import * as styles from './unattended-notice.css.ts';

/** Says honestly that nobody is there to see an order or a ticket, and whom to call. */
export function UnattendedNotice({ kind, id }: { kind: WaitingKind; id: number }) {
  const { t } = useTexts();
  const unattended = useUnattended(kind, id);
  return (
    <div role="status">
      {unattended && (
        <div className={styles.notice}>
          <p>{t(`help.unattended.${kind}`)}</p>
          {unattended.phone !== null && (
            <LinkButton
              href={`tel:${unattended.phone}`}
              variant="secondary"
              icon={<Phone size="1em" />}
            >
              {formatPhone(unattended.phone)}
            </LinkButton>
          )}
        </div>
      )}
    </div>
  );
}
