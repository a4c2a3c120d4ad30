import { valueOrThrow } from '@portal/client';
import type { GuestEdit } from '@portal/domain/guests';
import { useToaster } from '@portal/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useErrorToast } from '../../shared/errors/error-toast.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { staffPortal } from '../staff-portal.ts';
import { guestKeys, type AdminGuest } from './guest-queries.ts';

/** Mutations of a guest's account: each shows its outcome in a toast, and refetches. */
export function useGuestMutations(id: number) {
  const client = useQueryClient();
  const toaster = useToaster();
  const showError = useErrorToast();
  const { t, count } = useTexts();
  const readAgain = () => client.invalidateQueries({ queryKey: guestKeys.all });

  const change = useMutation({
    mutationFn: (edit: Omit<GuestEdit, 'id'>) =>
      staffPortal.guests.update({ guest: { id, ...edit } }),
    onSuccess: ({ guest }, edit) => toaster.show({ title: doneTitle(guest, edit) }),
    onError: (error) => showError(error, t('admin.guests.saveFailed')),
    onSettled: readAgain,
  });

  const close = useMutation({
    mutationFn: () => staffPortal.guests.close({ id }),
    onSuccess: ({ guest: { name }, closed }) =>
      toaster.show({
        title: t('admin.guests.closed', { name }),
        message: t('admin.guests.closedOpen', closed),
      }),
    onError: (error) => showError(error, t('admin.guests.saveFailed')),
    onSettled: readAgain,
  });

  const end = useMutation({
    mutationFn: (sessionId: string | undefined) =>
      staffPortal.guests.endSessions({ id, sessionId }),
    onSuccess: (ended) => toaster.show({ title: count('admin.guests.session.ended', ended.count) }),
    onError: (error) => showError(error, t('admin.guests.session.endFailed')),
    onSettled: readAgain,
  });

  const notify = useMutation({
    mutationFn: (note: { title: string; message: string }) =>
      staffPortal.guests.notify({ id, ...note }),
    onSuccess: ({ devices, sent }) =>
      sent > 0
        ? toaster.show({
            title: t('admin.guests.notify.sent'),
            message: t('admin.guests.notify.sentTo', { sent, devices }),
          })
        : toaster.show({
            title: t('admin.guests.notify.nobody'),
            message: t('admin.guests.notify.nobodyHint'),
            tone: 'error',
          }),
    onError: (error) => showError(error, t('admin.guests.notify.failed')),
    onSettled: readAgain,
  });

  const erase = useMutation({
    mutationFn: () => valueOrThrow(staffPortal.guests.erase({ id })),
    onSuccess: ({ erased: { orders, messages, pictures } }) =>
      toaster.show({
        title: t('admin.guests.data.erased'),
        message: t('admin.guests.data.erasedCounts', { orders, messages, pictures }),
      }),
    onError: (error) => showError(error, t('admin.guests.data.eraseFailed')),
    onSettled: readAgain,
  });

  function doneTitle({ name }: AdminGuest, { approved }: Omit<GuestEdit, 'id'>): string {
    if (approved === undefined) return t('admin.guests.saved');
    return t(approved ? 'admin.guests.reopened' : 'admin.guests.closed', { name });
  }

  return { change, close, end, notify, erase };
}
