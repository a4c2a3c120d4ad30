/** Builds an element; texts are set as text, so nothing a guest has typed can become markup. */
export function element(tag, properties = {}, ...children) {
  const built = Object.assign(document.createElement(tag), properties);
  built.append(...children);
  return built;
}

/** Makes a call under `/__sandbox/` and says on the page what went wrong with it. */
export async function call(method, path, body) {
  const response = await fetch(path, {
    method,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const answer = response.status === 204 ? null : await response.json();
  if (!response.ok) {
    say(answer?.error ?? `Ошибка ${response.status}`);
    throw new Error(`${method} ${path}: ${response.status}`);
  }
  return answer;
}

let silence;

/** Shows a short message in the corner of the page. */
export function say(text) {
  const place = document.getElementById('page-message');
  place.textContent = text;
  clearTimeout(silence);
  silence = setTimeout(() => (place.textContent = ''), 4000);
}

const refreshes = [];

/** Runs now, every two seconds while the page is looked at, and after every change made on it. */
export function keepFresh(refresh) {
  refreshes.push(refresh);
  void refresh();
}

export async function refreshAll() {
  await Promise.all(refreshes.map((refresh) => refresh()));
}

setInterval(() => {
  if (!document.hidden) refreshAll().catch(() => say('Песочница не отвечает'));
}, 2000);

/** Replaces the children of an element, but only when the data behind them has changed. */
export function render(place, data, build) {
  const key = JSON.stringify(data);
  if (place.dataset.shown === key) return;
  place.dataset.shown = key;
  place.replaceChildren(...build(data));
}

const moment = new Intl.DateTimeFormat('ru-RU', { dateStyle: 'short', timeStyle: 'medium' });

export function localTime(iso) {
  return moment.format(new Date(iso));
}
