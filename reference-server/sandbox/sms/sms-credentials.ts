/** What the sandbox's gateways accept. Not secret: they open nothing but the sandbox. */
export const smsSandboxCredentials = {
  smsRu: { apiId: 'sandbox-sms-ru-api-id' },
  smsc: { login: 'sandbox', password: 'sandbox-smsc-password' },
  smsAero: { email: 'sandbox@hotel.example', apiKey: 'sandbox-sms-aero-key' },
} as const;
