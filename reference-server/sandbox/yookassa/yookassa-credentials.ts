/** What the sandbox's shop accepts. Not secret: they open nothing but the sandbox. */
export const yookassaSandboxCredentials = {
  shopId: '100001',
  secretKey: 'test_sandbox-secret-key',
} as const;
