import { newCannedReplySchema, type NewCannedReply } from '@portal/domain/tickets';

const replies: readonly NewCannedReply[] = [
  {
    title: 'Приняли, идём',
    shortcut: 'идём',
    text: 'Здравствуйте, {guest}! Уже идём к вам, {room}. Будем через 10–15 минут.',
  },
  {
    title: 'Передали мастеру',
    shortcut: 'мастер',
    text: '{guest}, заявку №{ticket} передали мастеру. Он придёт в течение часа. Удобно ли вам это время?',
  },
  {
    title: 'Wi-Fi',
    shortcut: 'wifi',
    text: 'Сеть называется «Парк-отель», пароль — на карточке у зеркала. Если не подключится, напишите: поможем.',
  },
  {
    title: 'Поздний выезд',
    shortcut: 'выезд',
    text: '{guest}, выезд из номера — до 12:00. Если нужно позже, скажите во сколько: посмотрим, свободен ли {room}.',
  },
  {
    title: 'Вопрос о заказе',
    shortcut: 'заказ',
    text: 'Смотрим, что с заказом №{order}. Ответим через пару минут.',
  },
  {
    title: 'Всё готово?',
    shortcut: 'готово',
    text: '{guest}, всё ли получилось? Если вопрос решён, закроем заявку. Хорошего отдыха! {staff}',
  },
];

/** Replies that the demo hotel's staff keep ready. */
export const demoCannedReplies = replies.map((reply) => newCannedReplySchema.parse(reply));
