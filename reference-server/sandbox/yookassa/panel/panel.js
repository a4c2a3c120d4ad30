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

const declineTexts = {
  '3d_secure_failed': 'не прошла проверка банка',
  call_issuer: 'надо позвонить в банк',
  card_expired: 'срок карты истёк',
  country_forbidden: 'карты этой страны не принимаются',
  fraud_suspected: 'подозрение в мошенничестве',
  general_decline: 'отказ без объяснения',
  insufficient_funds: 'не хватает денег',
  invalid_card_number: 'неверный номер',
  invalid_csc: 'неверный CVC',
  issuer_unavailable: 'банк не отвечает',
  payment_method_limit_exceeded: 'превышен лимит',
  payment_method_restricted: 'карта не для интернета',
};

function outcomeOf({ needsThreeDSecure, decline }) {
  if (decline === null) return needsThreeDSecure ? 'Оплата с кодом банка' : 'Оплата без вопросов';
  const who = decline.party === 'yoo_money' ? ', отказ ЮKassa' : '';
  return `${declineTexts[decline.reason] ?? decline.reason}${who}`;
}

function describeOutcome([outcome, cards]) {
  const cells = cards.map(({ number }) =>
    element('td', {
      className: 'number',
      textContent: number.replace(/(\d{4})(?=\d)/g, '$1 '),
    }),
  );
  return element('tr', {}, element('td', { textContent: outcome }), ...cells);
}

// Every outcome has one card of each payment system, listed in the order of the columns.
const testCards = await call('GET', 'yookassa/test-cards');
document
  .getElementById('test-cards')
  .replaceChildren(...[...Map.groupBy(testCards, outcomeOf)].map(describeOutcome));
