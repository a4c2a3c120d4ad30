import {
  call,
  element,
  keepFresh,
  localTime,
  refreshAll,
  render,
} from '../../files/sandbox-page.js';

const statusTexts = {
  pending: 'ждёт оплаты',
  waiting_for_capture: 'деньги заморожены',
  succeeded: 'оплачен',
  canceled: 'отменён',
};

const actions = [
  { path: 'succeed', text: 'Оплатить', from: ['pending', 'waiting_for_capture'] },
  { path: 'hold', text: 'Заморозить', from: ['pending'] },
  { path: 'cancel', text: 'Отменить', from: ['pending', 'waiting_for_capture'] },
];

function describePayment(payment) {
  const buttons = actions
    .filter(({ from }) => from.includes(payment.status))
    .map(({ path, text }) => {
      const button = element('button', { type: 'button', textContent: text });
      button.addEventListener('click', async () => {
        await call('POST', `yookassa/payments/${payment.id}/${path}`);
        await refreshAll();
      });
      return button;
    });
  const reason = payment.cancellation_details?.reason;
  const refunded = Number(payment.refunded_amount?.value ?? 0);
  return element(
    'tr',
    {},
    element('td', { textContent: localTime(payment.created_at) }),
    element(
      'td',
      {},
      payment.description ?? '—',
      element('div', { className: 'muted number', textContent: payment.id }),
    ),
    element('td', { className: 'number', textContent: `${payment.amount.value} ₽` }),
    element(
      'td',
      {},
      statusTexts[payment.status] ?? payment.status,
      ...(reason ? [element('div', { className: 'muted', textContent: reason })] : []),
      ...(refunded
        ? [
            element('div', {
              className: 'muted',
              textContent: `возвращено ${payment.refunded_amount.value} ₽`,
            }),
          ]
        : []),
    ),
    element('td', {}, element('div', { className: 'actions' }, ...buttons)),
  );
}

function noPayments() {
  const cell = element('td', {
    className: 'muted',
    colSpan: 5,
    textContent: 'Платежей ещё не было.',
  });
  return element('tr', {}, cell);
}

const mostShown = 50;
const paymentRows = document.getElementById('payments');

keepFresh(async () => {
  const payments = await call('GET', 'yookassa/payments');
  render(paymentRows, payments.slice(-mostShown).reverse(), (shown) =>
    shown.length > 0 ? shown.map(describePayment) : [noPayments()],
  );
});

const settingsForm = document.getElementById('shop-settings');

keepFresh(async () => {
  const settings = await call('GET', 'yookassa/settings');
  if (settingsForm.contains(document.activeElement)) return;
  settingsForm.failedAttemptsHandling.checked = settings.failedAttemptsHandling;
  settingsForm.fiscalization.checked = settings.fiscalization;
  settingsForm.processingAnswers.value = settings.processingAnswers;
});

settingsForm.addEventListener('submit', (event) => event.preventDefault());
settingsForm.addEventListener('change', async () => {
  await call('PUT', 'yookassa/settings', {
    failedAttemptsHandling: settingsForm.failedAttemptsHandling.checked,
    fiscalization: settingsForm.fiscalization.checked,
    processingAnswers: Number(settingsForm.processingAnswers.value),
  });
});

function describeCard({ number, needsThreeDSecure, decline }) {
  const outcome = decline ? `отказ: ${decline.reason}` : 'оплата проходит';
  return element(
    'li',
    {},
    element('span', { className: 'number', textContent: number.replace(/(\d{4})(?=\d)/g, '$1 ') }),
    element('span', {
      className: 'grow',
      textContent: needsThreeDSecure ? `${outcome}, спрашивает код банка` : outcome,
    }),
  );
}

const testCards = await call('GET', 'yookassa/test-cards');
document.getElementById('test-cards').replaceChildren(...testCards.map(describeCard));
