/** What the sandbox's Telegram accepts. Not secret: it opens nothing but the sandbox. */
export const telegramSandboxCredentials = {
  token: '1000000001:sandbox-telegram-bot-token',
  chatId: '-1001000000001',
} as const;
