import { call, element, keepFresh, localTime, refreshAll, render, say } from './sandbox-page.js';

const faultForm = document.getElementById('fault-form');
const faultList = document.getElementById('faults');

for (const section of document.querySelectorAll('[data-provider]')) {
  const { provider } = section.dataset;
  const isListed = [...faultForm.provider.options].some(({ value }) => value === provider);
  if (!isListed) faultForm.provider.add(new Option(provider, provider));
}

faultForm.addEventListener('submit', async (event) => {
  event.preventDefault();
  await call('POST', 'faults', {
    provider: faultForm.provider.value,
    fault: faultForm.fault.value,
    times: Number(faultForm.times.value),
  });
  await refreshAll();
});

function describe({ provider, fault, times, path }) {
  const where = path === undefined ? '' : ` на ${path}`;
  const rest = times === -1 ? 'пока не снимут' : `осталось: ${times}`;
  const clear = element('button', { type: 'button', textContent: `Снять сбои ${provider}` });
  clear.addEventListener('click', async () => {
    await call('POST', 'faults', { provider, fault, times: 0 });
    await refreshAll();
  });
  return element(
    'li',
    {},
    element('span', { className: 'grow' }, `${provider}: ${fault}${where}, ${rest}`),
    clear,
  );
}

keepFresh(async () => {
  render(faultList, await call('GET', 'faults'), (faults) => faults.map(describe));
});

const clock = document.getElementById('now');

keepFresh(async () => {
  const { now } = await call('GET', 'clock');
  clock.dateTime = now;
  clock.textContent = localTime(now);
});

for (const button of document.querySelectorAll('[data-advance]')) {
  button.addEventListener('click', async () => {
    await call('POST', 'clock', { advanceSeconds: Number(button.dataset.advance) });
    await refreshAll();
  });
}

document.getElementById('forget').addEventListener('click', async () => {
  if (!confirm('Забыть все SMS, платежи, сбои и настройки песочницы?')) return;
  await call('DELETE', 'state');
  say('Всё забыто');
  await refreshAll();
});
