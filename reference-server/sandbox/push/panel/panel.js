import { call, element, keepFresh, localTime, render } from '../../files/sandbox-page.js';

const pushList = document.getElementById('push-list');
const mostShown = 50;

function describePush({ endpoint, body, at }) {
  return element(
    'li',
    {},
    ...describeText(body),
    element('span', { className: 'number', textContent: new URL(endpoint).host }),
    element('time', { className: 'muted', dateTime: at, textContent: localTime(at) }),
  );
}

function describeText(body) {
  if (body === null) {
    const textContent = 'Зашифровано для браузера';
    return [element('span', { className: 'grow muted', textContent })];
  }
  const { title, message } = readNotification(body);
  return [
    element('strong', { textContent: title }),
    element('span', { className: 'grow', textContent: message }),
  ];
}

/** Anybody may send here, also what is no notification of the portal. */
function readNotification(body) {
  try {
    const { title, message } = JSON.parse(body);
    return { title: String(title), message: String(message) };
  } catch {
    return { title: '', message: body };
  }
}

keepFresh(async () => {
  const messages = await call('GET', 'push');
  render(pushList, messages.slice(-mostShown).reverse(), (shown) =>
    shown.length > 0
      ? shown.map(describePush)
      : [element('li', { className: 'muted', textContent: 'Пока ничего не приходило.' })],
  );
});
