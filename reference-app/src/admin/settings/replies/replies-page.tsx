import { Button, Card, EmptyState, IconButton, PageHeader } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { MessageSquareText, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { useTitle } from '../../../shared/use-title.ts';
import { ConfirmDialog } from '../../../shared/confirm-dialog.tsx';
import { staffPortal } from '../../staff-portal.ts';
import { cannedRepliesQuery } from '../../tickets/admin-ticket-queries.ts';
import { QueryState } from '../../../shared/loading/query-state.tsx';
import { outcomeOf } from '../../use-outcome-mutation.ts';
import * as styles from './replies.css.ts';
import { ReplyEditor } from './reply-editor.tsx';
import { useReplyMutation, type AdminReply } from './use-reply-mutation.ts';

/** Replies that support writes once and sends often. */
export function RepliesPage() {
  const { t } = useTexts();
  const query = useQuery(cannedRepliesQuery);
  const { data } = query;
  const [edited, setEdited] = useState<AdminReply | 'new' | null>(null);
  const [doomed, setDoomed] = useState<AdminReply | null>(null);
  useTitle(t('settings.section.replies'));
  const addButton = (
    <Button icon={<Plus size="1em" aria-hidden="true" />} onClick={() => setEdited('new')}>
      {t('settings.replies.new')}
    </Button>
  );

  return (
    <div className={styles.page}>
      <PageHeader
        title={t('settings.section.replies')}
        subtitle={t('settings.replies.lead')}
        actions={data && data.length > 0 ? addButton : undefined}
      />
      {data && data.length > 0 && (
        <ul className={styles.list}>
          {data.map((reply) => (
            <li key={reply.id}>
              <Card className={styles.reply}>
                <div className={styles.textBlock}>
                  <h2 className={styles.name}>
                    <span>{reply.title}</span>{' '}
                    <code className={styles.shortcut}>{`/${reply.shortcut}`}</code>
                  </h2>
                  <p className={styles.replyText}>{reply.text}</p>
                </div>
                <div className={styles.keys}>
                  <IconButton
                    label={t('settings.replies.edit', { title: reply.title })}
                    onClick={() => setEdited(reply)}
                  >
                    <Pencil size="1em" aria-hidden="true" />
                  </IconButton>
                  <IconButton
                    label={t('settings.replies.delete', { title: reply.title })}
                    onClick={() => setDoomed(reply)}
                  >
                    <Trash2 size="1em" aria-hidden="true" />
                  </IconButton>
                </div>
              </Card>
            </li>
          ))}
        </ul>
      )}
      {data?.length === 0 && (
        <EmptyState
          title={t('settings.replies.empty')}
          message={t('settings.replies.emptyHint')}
          icon={<MessageSquareText size="1em" strokeWidth={1.25} />}
          actions={addButton}
        />
      )}
      <QueryState
        title={t('settings.replies.failed')}
        icon={<MessageSquareText size="1em" strokeWidth={1.25} />}
        query={query}
      />
      {edited && (
        <ReplyEditor reply={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
      <DeleteConfirmDialog reply={doomed} onClose={() => setDoomed(null)} />
    </div>
  );
}

function DeleteConfirmDialog({
  reply,
  onClose,
}: {
  reply: AdminReply | null;
  onClose: () => void;
}) {
  const { t } = useTexts();
  const { mutate, isPending } = useReplyMutation(t('settings.replies.deleteFailed'));
  return (
    <ConfirmDialog
      open={reply !== null}
      title={t('settings.replies.askDelete', { title: reply?.title ?? '' })}
      description={t('settings.replies.askDeleteHint')}
      cancel={t('settings.replies.keep')}
      confirm={t('settings.replies.doDelete')}
      isPending={isPending}
      onConfirm={() => {
        if (!reply) return;
        const run = () => outcomeOf(staffPortal.cannedReplies.delete({ id: reply.id }));
        mutate({ run }, { onSettled: onClose });
      }}
      onClose={onClose}
    />
  );
}
