import {
  call,
  element,
  keepFresh,
  localTime,
  refreshAll,
  render,
} from '../../files/sandbox-page.js';

const mostShown = 50;
const telegramLimit = { most: 20, windowSeconds: 60, gapSeconds: 1 };
const messageList = document.getElementById('telegram-list');
const topicList = document.getElementById('telegram-topics');
const chatForm = document.getElementById('telegram-chat-form');
const topicNames = { 2: 'отзывы', 4: 'заказы', 12: 'поддержка', 28: 'коды' };
const stateNames = { open: 'открыта', closed: 'закрыта', deleted: 'удалена' };

function topicName(thread) {
  if (thread === null) return 'общий чат';
  return `${thread}: ${topicNames[thread] ?? 'тема'}`;
}

function describeMessage({ message_thread_id: thread, text, at }) {
  return element(
    'li',
    {},
    element('strong', { textContent: topicName(thread) }),
    element('pre', { className: 'grow', textContent: text }),
    element('time', { className: 'muted', dateTime: at, textContent: localTime(at) }),
  );
}

keepFresh(async () => {
  const messages = await call('GET', 'telegram');
  render(messageList, messages.slice(-mostShown).reverse(), (shown) =>
    shown.length > 0
      ? shown.map(describeMessage)
      : [element('li', { className: 'muted', textContent: 'В чате пока пусто.' })],
  );
});

async function change(changes) {
  await call('PUT', 'telegram/chat', changes);
  await refreshAll();
}

function describeTopic([thread, state], topics) {
  const select = element('select', { ariaLabel: `Тема ${topicName(thread)}` });
  for (const [value, label] of Object.entries(stateNames)) select.add(new Option(label, value));
  select.value = state;
  select.addEventListener('change', () =>
    change({ topics: { ...topics, [thread]: select.value } }),
  );
  return element('li', {}, element('span', { className: 'grow' }, topicName(thread)), select);
}

keepFresh(async () => {
  const chat = await call('GET', 'telegram/chat');
  render(topicList, Object.entries(chat.topics), (topics) =>
    topics.map((topic) => describeTopic(topic, chat.topics)),
  );
  // Whoever is choosing something is not to find it changed.
  if (chatForm.contains(document.activeElement)) return;
  chatForm.access.value = chat.access;
  chatForm.limited.checked = chat.limit !== null;
});

chatForm.access.addEventListener('change', () => change({ access: chatForm.access.value }));
chatForm.limited.addEventListener('change', () =>
  change({ limit: chatForm.limited.checked ? telegramLimit : null }),
);
