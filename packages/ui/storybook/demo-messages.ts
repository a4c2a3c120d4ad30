import type { ChatMessage } from '../src/components/chat-thread/index.ts';

export const demoMessages: ChatMessage[] = [
  {
    id: '1',
    author: 'Анна',
    text: 'Добрый вечер! В номере прохладно, можно добавить тепла?',
    time: '18:40',
    isMine: true,
  },
  { id: '2', author: '', text: 'Заявка передана специалистам', time: '', kind: 'note' },
  {
    id: '3',
    author: 'Ольга, служба размещения',
    text: 'Добрый вечер, Анна! Уже поднимаем температуру. Принести ещё один плед?',
    time: '18:42',
  },
  {
    id: '4',
    author: 'Анна',
    text: 'Да, пожалуйста. И чай, если можно.',
    time: '18:43',
    isMine: true,
  },
];
