import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

interface DevTools {
  send: (method: string, params: object) => Promise<unknown>;
}

/** Makes the browser say a media feature is so, until the test ends. */
export async function emulateMedia(name: string, value: string): Promise<void> {
  const tools = cdp() as unknown as DevTools;
  await tools.send('Emulation.setEmulatedMedia', { features: [{ name, value }] });
  onTestFinished(async () => {
    await tools.send('Emulation.setEmulatedMedia', { features: [] });
  });
}
