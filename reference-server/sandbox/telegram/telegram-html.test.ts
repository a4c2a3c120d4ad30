import { expect, test } from 'vitest';
import { parseTelegramHtml } from './telegram-html.ts';

test('reads the tags that Telegram knows, and counts in UTF-16 units', () => {
  expect(
    parseTelegramHtml('👋 <b>Заказ <i>5</i></b> <a href="https://a.example/?b">сюда</a>'),
  ).toEqual({
    text: '👋 Заказ 5 сюда',
    entities: [
      { offset: 9, length: 1, type: 'italic' },
      { offset: 3, length: 7, type: 'bold' },
      { offset: 11, length: 4, type: 'text_link', url: 'https://a.example/?b' },
    ],
  });
});

test('reads four names and every number, and leaves other ampersands alone', () => {
  const { text } = parseTelegramHtml('&lt;b&gt; &amp;amp; &quot; &#39; &#x41; R&B &nbsp; &');
  expect(text).toBe('<b> &amp; " \' A R&B &nbsp; &');
});

test.each([
  ['<img onerror=x>', 'Unsupported start tag "img" at byte offset 0'],
  ['ы <script>', 'Unsupported start tag "script" at byte offset 3'],
  ['<span>x</span>', 'Unsupported start tag "span" at byte offset 0'],
  ['<b>x', 'Can\'t find end tag corresponding to start tag "b"'],
  ['x</b>', 'Unexpected end tag at byte offset 1'],
  ['<b><i>x</b></i>', 'Unmatched end tag at byte offset 7, expected "</i>", found "</b>"'],
  ['2 < 3', 'Unclosed start tag at byte offset 2'],
  ['<a href="x', 'Unclosed start tag at byte offset 0'],
])('refuses %s', (html, message) => {
  expect(() => parseTelegramHtml(html)).toThrow(message);
});
