import { oneLine } from '@portal/domain/contract';
import { roomNameMaxLength } from '@portal/domain/rooms';
import { Button, Checkbox, Drawer, TextField } from '@portal/ui';
import { useId, useRef, useState, type SyntheticEvent } from 'react';
import { useIdempotentSend } from '../../shared/idempotency/use-idempotent-send.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import * as styles from '../catalogue/catalogue.css.ts';
import { useCatalogueMutation } from '../catalogue/use-catalogue-mutation.ts';
import { readPlace } from '../amounts/written-amount.ts';
import { staffPortal } from '../staff-portal.ts';
import { RemoveRoom } from './remove-room.tsx';
import type { AdminRoom } from './room-queries.ts';

interface RoomDrawerProps {
  /** Null while it is being added. */
  room: AdminRoom | null;
  onClose: () => void;
}

/** A room to be filled in. */
export function RoomDrawer({ room, onClose }: RoomDrawerProps) {
  const { t } = useTexts();
  const formId = useId();
  const nameRef = useRef<HTMLInputElement>(null);
  const attempt = useIdempotentSend();
  const { mutate, isPending } = useCatalogueMutation();
  const [initial] = useState({
    name: room?.name ?? '',
    priority: String(room?.sort_priority ?? 0),
    isHidden: room?.isHidden ?? false,
  });
  const [draft, setDraft] = useState(initial);
  const [isTried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<string | undefined>();
  const name = oneLine(draft.name);
  const priority = readPlace(draft.priority);
  const isNamed = name !== '';

  function edit(change: Partial<typeof draft>): void {
    setDraft((before) => ({ ...before, ...change }));
    setRefusal(undefined);
  }

  function save(event: SyntheticEvent): void {
    event.preventDefault();
    if (isPending) return;
    setTried(true);
    if (!isNamed) nameRef.current?.focus();
    if (!isNamed || priority === null) return;
    const { isHidden } = draft;
    mutate({
      run: () =>
        room
          ? staffPortal.rooms.update({
              room: {
                id: room.id,
                ...(draft.name !== initial.name && { name }),
                ...(draft.priority !== initial.priority && { sort_priority: priority }),
                ...(isHidden !== initial.isHidden && { isHidden }),
              },
            })
          : attempt(
              { room: { name, sort_priority: priority, isHidden } },
              staffPortal.rooms.create,
            ),
      doneTitle: t('admin.rooms.saved'),
      onDone: onClose,
      onRefused: ({ code, text }) => {
        if (code !== 'NAME_TAKEN') return false;
        setRefusal(text);
        nameRef.current?.focus();
        return true;
      },
    });
  }

  return (
    <Drawer
      open
      onClose={onClose}
      title={room ? room.name || t('admin.rooms.unnamed') : t('admin.rooms.newTitle')}
      hasUnsaved={JSON.stringify(draft) !== JSON.stringify(initial) && !isPending}
      footer={
        <>
          {room && !room.isUsed && <RemoveRoom room={room} onRemoved={onClose} />}
          <Button type="submit" form={formId} busy={isPending}>
            {t('admin.rooms.save')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className={styles.fields} onSubmit={save}>
        <TextField
          ref={nameRef}
          label={t('admin.rooms.name')}
          hint={t('admin.rooms.nameHint')}
          required
          maxLength={roomNameMaxLength}
          value={draft.name}
          error={isTried && !isNamed ? t('admin.rooms.fault.name') : refusal}
          onChange={(event) => edit({ name: event.currentTarget.value })}
        />
        <TextField
          label={t('admin.rooms.priority')}
          hint={t('admin.rooms.priorityHint')}
          inputMode="numeric"
          value={draft.priority}
          error={isTried && priority === null && t('admin.rooms.fault.priority')}
          onChange={(event) => edit({ priority: event.currentTarget.value })}
        />
        <Checkbox
          label={`${t('admin.rooms.hidden')}. ${t('admin.rooms.hiddenHint')}`}
          checked={draft.isHidden}
          onChange={(event) => edit({ isHidden: event.currentTarget.checked })}
        />
      </form>
    </Drawer>
  );
}
