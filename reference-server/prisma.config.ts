import { defineConfig } from 'prisma/config';

const url = process.env['DATABASE_URL'];
const shadowDatabaseUrl = process.env['SHADOW_DATABASE_URL'];

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  ...(url === undefined
    ? {}
    : { datasource: { url, ...(shadowDatabaseUrl === undefined ? {} : { shadowDatabaseUrl }) } }),
});
