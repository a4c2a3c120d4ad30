import type { Locale } from '@portal/domain/texts';
import { offlineTexts as english } from '../src/shared/texts/guest/en/offline-texts.ts';
import { offlineTexts as russian } from '../src/shared/texts/guest/ru/offline-texts.ts';

/** Whom to call, as staff wrote it. */
export interface HotelPhones {
  readonly reception?: string;
  readonly restaurant?: string;
}

const style = `
  :root { color-scheme: light dark; --paper: #f7f3ea; --ink: #262626; --quiet: #5c574d; --accent: #45602f; --on-accent: #fff; }
  @media (prefers-color-scheme: dark) {
    :root { --paper: #1b1a17; --ink: #f0ebe0; --quiet: #b9b2a3; --accent: #a9c796; --on-accent: #1b1a17; }
  }
  body { margin: 0; min-height: 100vh; min-height: 100dvh; display: grid; place-items: center; padding: 24px; box-sizing: border-box; background: var(--paper); color: var(--ink); font: 1.0625rem/1.5 system-ui, sans-serif; }
  main { max-width: 26rem; text-align: center; }
  h1 { font: 600 1.75rem/1.2 Georgia, serif; margin: 0 0 12px; }
  p { margin: 0 0 24px; color: var(--quiet); }
  ul { list-style: none; margin: 0 0 24px; padding: 0; display: grid; gap: 12px; }
  a { color: inherit; }
  ul a { display: block; padding: 14px 16px; border: 1px solid currentcolor; border-radius: 12px; text-decoration: none; }
  small { display: block; color: var(--quiet); }
  .again { display: inline-block; padding: 14px 24px; border-radius: 12px; background: var(--accent); color: var(--on-accent); text-decoration: none; }
  a:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; }
`;

/** Opens the page that was asked for as soon as the portal can be reached; the page's only script. */
export const comeBackScript = `
  addEventListener('online', () => location.reload());
  setInterval(async () => {
    if (document.visibilityState === 'hidden') return;
    const found = await fetch('/manifest.webmanifest', { method: 'HEAD', cache: 'no-store' })
      .catch(() => null);
    if (found?.ok) location.reload();
  }, 3000);
`;

/** The page as it stands in a language: without pictures or anything else to load. */
export function offlineHtml(locale: Locale, { reception, restaurant }: HotelPhones): string {
  const texts = { ru: russian, en: english }[locale];
  const phones = [
    phoneLink(texts['offline.reception'], reception),
    phoneLink(texts['offline.restaurant'], restaurant),
  ].join('');
  const title = escape(texts['offline.title']);
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${escape(texts['offline.hint'])}</p>
${phones && `<ul>${phones}</ul>`}
<a class="again" href="">${escape(texts['offline.again'])}</a>
</main>
<script>${comeBackScript}</script>
</body>
</html>
`;
}

function phoneLink(name: string, phone: string | undefined): string {
  if (!phone) return '';
  const digits = phone.replace(/[^\d+]/g, '');
  return `<li><a href="tel:${digits}"><small>${escape(name)}</small>${escape(phone)}</a></li>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
