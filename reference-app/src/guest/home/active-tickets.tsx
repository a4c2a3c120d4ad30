import { activeTicketsText } from '@portal/domain/tickets';
import { Card, LinkButton } from '@portal/ui';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { isActive, useOwnTickets } from '../tickets/use-own-tickets.ts';
import * as styles from './home-page.css.ts';

/** «У вас 2 активных заявки», where there are any. */
export function ActiveTickets() {
  const texts = useTexts();
  const { data: tickets = [] } = useOwnTickets();
  const active = tickets.filter(isActive);
  const [only] = active;
  if (!only) return null;
  return (
    <Card className={styles.tickets}>
      <p>{activeTicketsText(texts, active.length)}</p>
      <LinkButton
        href={active.length === 1 ? `/help/${only.id}` : '/help'}
        variant="secondary"
        size="small"
      >
        {texts.t('home.tickets.open')}
      </LinkButton>
    </Card>
  );
}
