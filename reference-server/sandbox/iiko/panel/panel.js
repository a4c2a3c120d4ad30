import { call, element, keepFresh, refreshAll, render, say } from '../../files/sandbox-page.js';

const creationTexts = {
  InProgress: 'передаётся на терминал',
  Success: 'принят',
  Error: 'отклонён',
};

function stateOf({ creationStatus, errorInfo, reserve }) {
  if (reserve?.cancelReason) return 'отменён';
  const reason = errorInfo ? `: ${errorInfo.message}` : '';
  return `${creationTexts[creationStatus]}${reason}`;
}

function describeReserve(reserve) {
  const { estimatedStartTime, customer, guests } = reserve.request;
  const texts = [
    estimatedStartTime.slice(0, 16),
    customer.name,
    guests?.count ?? 1,
    stateOf(reserve),
  ];
  return element('tr', {}, ...texts.map((textContent) => element('td', { textContent })));
}

const reserveRows = document.getElementById('reserves');
const mostShown = 20;

keepFresh(async () => {
  const reserves = await call('GET', 'iiko/reserves');
  render(reserveRows, reserves.slice(-mostShown).reverse(), (shown) =>
    shown.length > 0
      ? shown.map(describeReserve)
      : [
          element(
            'tr',
            {},
            element('td', { colSpan: 4, className: 'muted', textContent: 'Резервов ещё не было.' }),
          ),
        ],
  );
});

const stopForm = document.getElementById('stop-form');
const stopList = document.getElementById('stop-list');
const dishes = await call('GET', 'iiko/dishes');
const nameOf = new Map(dishes.map(({ id, name }) => [id, name]));
stopForm.dish.replaceChildren(...dishes.map(({ id, name }) => new Option(name, id)));

async function changeStopList(change) {
  const { productIds, items } = await call('GET', 'iiko/stop-list');
  await call('PUT', 'iiko/stop-list', { productIds: change(productIds), items });
  await refreshAll();
}

function describeStopped(productId) {
  const name = nameOf.get(productId) ?? productId;
  const button = element('button', { type: 'button', textContent: `Вернуть «${name}»` });
  button.addEventListener('click', () =>
    changeStopList((ids) => ids.filter((id) => id !== productId)),
  );
  return element('li', {}, element('span', { className: 'grow', textContent: name }), button);
}

stopForm.addEventListener('submit', (event) => {
  event.preventDefault();
  const { value } = stopForm.dish;
  void changeStopList((ids) => [...new Set([...ids, value])]);
});

keepFresh(async () => {
  const { productIds } = await call('GET', 'iiko/stop-list');
  render(stopList, productIds, (shown) =>
    shown.length > 0
      ? shown.map(describeStopped)
      : [element('li', { className: 'muted', textContent: 'Всё есть.' })],
  );
});

const dishForm = document.getElementById('dish-form');
dishForm.dish.replaceChildren(...dishes.map(({ id, name }) => new Option(name, id)));

async function showDish() {
  const listed = await call('GET', 'iiko/dishes');
  const { sizes, isHidden } = listed.find(({ id }) => id === dishForm.dish.value);
  dishForm.size.replaceChildren(
    ...sizes.map(({ sizeId, name }) => new Option(name || 'Одна порция', sizeId ?? '')),
  );
  dishForm.price.value = sizes[0].priceRoubles ?? '';
  dishForm.isHidden.checked = isHidden;
  dishForm.size.onchange = () => {
    dishForm.price.value = sizes[dishForm.size.selectedIndex].priceRoubles ?? '';
  };
}

dishForm.dish.addEventListener('change', showDish);
dishForm.addEventListener('submit', async (event) => {
  event.preventDefault();
  const { dish, size, price, isHidden } = dishForm;
  await call('PUT', 'iiko/dish', {
    id: dish.value,
    ...(size.value && { sizeId: size.value }),
    priceRoubles: price.value === '' ? null : Number(price.value),
    isHidden: isHidden.checked,
  });
  say('Меню изменено; портал перечитает его за пять минут');
});
await showDish();

const settingsForm = document.getElementById('iiko-settings');

keepFresh(async () => {
  const settings = await call('GET', 'iiko/settings');
  if (settingsForm.contains(document.activeElement)) return;
  settingsForm.isPosOnline.checked = settings.isPosOnline;
  settingsForm.pricesByCategory.value = settings.pricesByCategory;
  settingsForm.commandSeconds.value = settings.commandSeconds;
  settingsForm.tokenLifetimeSeconds.value = settings.tokenLifetimeSeconds;
});

settingsForm.addEventListener('submit', (event) => event.preventDefault());
settingsForm.addEventListener('change', async () => {
  await call('PUT', 'iiko/settings', {
    isPosOnline: settingsForm.isPosOnline.checked,
    pricesByCategory: settingsForm.pricesByCategory.value,
    commandSeconds: Number(settingsForm.commandSeconds.value),
    tokenLifetimeSeconds: Number(settingsForm.tokenLifetimeSeconds.value),
  });
});

document.getElementById('revoke-tokens').addEventListener('click', async () => {
  await call('DELETE', 'iiko/tokens');
  say('Токены отозваны');
});
