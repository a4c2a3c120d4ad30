import type { Unwrapped } from '@portal/client';
import type { CannedReply } from '@portal/domain/tickets';
import { IconButton, Menu } from '@portal/ui';
import { Zap } from 'lucide-react';
import { useTexts } from '../../shared/texts/texts-provider.tsx';

interface CannedRepliesProps {
  replies: readonly Unwrapped<CannedReply>[];
  onChoose: (text: string) => void;
}

/** Replies that are written once and sent often. */
export function CannedReplies({ replies, onChoose }: CannedRepliesProps) {
  const { t } = useTexts();
  if (replies.length === 0) return null;
  return (
    <Menu
      trigger={
        <IconButton label={`${t('ticket.cannedReplies')}. ${t('ticket.cannedReplies.hint')}`}>
          <Zap size="1em" aria-hidden="true" />
        </IconButton>
      }
      entries={replies.map(({ title, shortcut, text }) => ({
        label: `${title} /${shortcut}`,
        onSelect: () => onChoose(text),
      }))}
    />
  );
}
