import { formatCardNumber, formatExpiry, readCard } from './card-fields.js';
import { applyColours } from './form-colours.js';

const parameters = new URLSearchParams(window.location.search);
const token = parameters.get('token');
const isFramed = window.parent !== window;
const successMilliseconds = 10_000;

const screens = ['loading', 'card', 'bank', 'success', 'fail'].map((id) =>
  document.getElementById(id),
);
const cardForm = document.getElementById('card');
const bankForm = document.getElementById('bank');
const notice = document.getElementById('notice');

let returnUrl = null;
let attemptId = null;
let isFinished = false;

applyColours(parameters);
new ResizeObserver(() => tell('height', { pixels: document.body.scrollHeight })).observe(
  document.body,
);
await start();

async function start() {
  const response = await fetch(`session?token=${encodeURIComponent(token ?? '')}`);
  const session = await response.json();
  if (!response.ok) {
    tell('failed', { error: session.error });
    end('fail', 'Форма оплаты устарела. Вернитесь в магазин и начните оплату заново.');
    return;
  }
  ({ returnUrl } = session);
  const roubles = new Intl.NumberFormat('ru-RU', { style: 'currency', currency: 'RUB' });
  document.getElementById('pay').textContent =
    `Заплатить ${roubles.format(Number(session.amount.value))}`;
  document.getElementById('description').textContent = session.description ?? '';
  setTimeout(expire, session.expiresInSeconds * 1000);
  show('card');
  tell('loaded');
}

cardForm.number.addEventListener('input', () => {
  cardForm.number.value = formatCardNumber(cardForm.number.value);
});
cardForm.expiry.addEventListener('input', (event) => {
  const isErasing = event.inputType?.startsWith('delete') === true;
  if (!isErasing) cardForm.expiry.value = formatExpiry(cardForm.expiry.value);
});

cardForm.addEventListener('submit', async (event) => {
  event.preventDefault();
  const { card, mistakes } = readCard(cardForm);
  if (!showMistakes(cardForm, mistakes)) return;
  await submit(cardForm, 'attempts', { token, ...card });
});

bankForm.addEventListener('submit', async (event) => {
  event.preventDefault();
  const code = bankForm.code.value.trim();
  if (!showMistakes(bankForm, { code: code === '' ? 'Введите код' : '' })) return;
  await submit(bankForm, `attempts/${attemptId}/bank-answer`, { token, code });
});

for (const button of document.querySelectorAll('.leave')) {
  button.addEventListener('click', () => finish(button.closest('section').id));
}
// A failure is told to the page around the frame at once; only a page of its own leads back.
document.querySelector('#fail .leave').hidden = isFramed;

async function submit(form, path, body) {
  const button = form.querySelector('button');
  button.disabled = true;
  warn('');
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    accept(response.status, await response.json());
  } catch {
    warn('Нет связи с банком. Проверьте интернет и попробуйте ещё раз.');
  } finally {
    button.disabled = false;
  }
}

function accept(status, answer) {
  if (status === 422) {
    warn('Проверьте данные карты.');
  } else if (status !== 200) {
    expire();
  } else if (answer.result === 'bank-question') {
    ({ attemptId } = answer);
    bankForm.reset();
    show('bank');
    bankForm.code.focus();
  } else if (answer.result === 'paid') {
    end('success');
    setTimeout(() => finish('success'), successMilliseconds);
  } else if (answer.isFinal) {
    fail(answer.text);
  } else {
    show('card');
    warn(answer.text);
    cardForm.csc.value = '';
    cardForm.number.focus();
  }
}

/** True when there is nothing to complain about. */
function showMistakes(form, mistakes) {
  for (const [name, text] of Object.entries(mistakes)) {
    form[name].setAttribute('aria-invalid', String(text !== ''));
    document.getElementById(`${name}-error`).textContent = text;
  }
  const first = Object.keys(mistakes).find((name) => mistakes[name] !== '');
  if (first) form[first].focus();
  return first === undefined;
}

function show(id) {
  for (const screen of screens) screen.hidden = screen.id !== id;
}

function warn(text) {
  notice.hidden = text === '';
  notice.textContent = text;
}

function end(id, reason = '') {
  warn('');
  show(id);
  document.getElementById('fail-reason').textContent = reason;
  document.querySelector(`#${id} h1`).focus();
}

function expire() {
  const isOver = cardForm.hidden && bankForm.hidden;
  if (isOver) return;
  fail('Время на оплату вышло. Вернитесь в магазин и начните оплату заново.');
}

function fail(reason) {
  end('fail', reason);
  if (isFramed) finish('fail');
}

function finish(outcome) {
  if (isFinished) return;
  isFinished = true;
  if (!isFramed && returnUrl !== null) window.location.assign(returnUrl);
  tell('finished', { outcome });
}

/** Nothing secret goes to the shop's page, so it may be any page. */
function tell(type, details = {}) {
  if (isFramed) window.parent.postMessage({ type, ...details }, '*');
}
