import { call, element, keepFresh, localTime, render, say } from '../../files/sandbox-page.js';

const smsList = document.getElementById('sms-list');
const mostShown = 50;

function describeSms({ to, text, at }) {
  const code = /\b\d{4,6}\b/.exec(text)?.[0];
  return element(
    'li',
    {},
    ...(code ? [element('strong', { className: 'code', textContent: code })] : []),
    element('span', { className: 'grow', textContent: text }),
    element('span', { className: 'number', textContent: to }),
    element('time', { className: 'muted', dateTime: at, textContent: localTime(at) }),
  );
}

let knownMessages = Infinity;

keepFresh(async () => {
  const messages = await call('GET', 'sms');
  if (messages.length > knownMessages) say('Пришло SMS');
  knownMessages = messages.length;
  render(smsList, messages.slice(-mostShown).reverse(), (shown) =>
    shown.length > 0
      ? shown.map(describeSms)
      : [element('li', { className: 'muted', textContent: 'Пока ничего не приходило.' })],
  );
});

const outcomeTexts = {
  auth: 'логин или ключ не подходят',
  no_funds: 'на счёте шлюза нет денег',
  forbidden_text_or_sender: 'текст или имя отправителя запрещены',
  bad_phone: 'номер не принимает SMS',
  duplicate: 'такое сообщение только что было',
  rate_limited: 'слишком много сообщений',
  provider_down: 'шлюз не работает',
  unknown: 'ответ 500 без текста',
};

const magicPhones = await call('GET', 'sms/magic-phones');
document
  .getElementById('magic-list')
  .replaceChildren(
    ...magicPhones.map(({ phone, outcome }) =>
      element(
        'li',
        {},
        element('span', { className: 'number', textContent: phone }),
        element('span', { className: 'grow', textContent: outcomeTexts[outcome] ?? outcome }),
      ),
    ),
  );
