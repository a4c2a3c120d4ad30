import { embeddedTemplate, serverTemplate } from './database-template.ts';

/** Run once before all tests, so that none of them has to wait while the template is made. */
export async function setup(): Promise<void> {
  const serverUrl = process.env['DATABASE_URL'];
  if (serverUrl === undefined) await embeddedTemplate();
  else await serverTemplate(serverUrl);
}
