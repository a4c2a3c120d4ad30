/** What the sandbox's iiko Cloud accepts. Not secret: they open nothing but the sandbox. */
export const iikoSandboxCredentials = {
  apiLogin: 'sandbox-iiko-login',
  apiKey: 'sandbox-iiko-login',
  appId: '5a0dbe1c-0f0c-4a5e-9a54-1c8d6e1b7a10',
  clientSecret: 'sandbox-iiko-client-secret',
} as const;

/** What its webhooks carry in the header `Authorization`. */
export const iikoSandboxWebhookToken = 'sandbox-iiko-webhook-token';
