import { BrowserRouter, matchPath, Route, Routes } from 'react-router';
import { guestRoutes } from '../guest/guest-routes.ts';
import { RouteErrors } from '../shared/errors/route-errors.tsx';
import { AppLoading } from '../shared/loading/app-on-its-way.tsx';
import { page } from '../shared/loading/page.ts';
import { WorkerStart } from '../shared/push/worker-start.tsx';
import { portal } from './portal.ts';

const adminShell = page(async () => {
  const [{ Console }] = await Promise.all([import('../admin/console.tsx'), consoleContents()]);
  return Console;
});
const guestShell = page(async () => (await import('../guest/guest-shell.tsx')).GuestShell);

async function consoleContents(): Promise<void> {
  const { fetchConsole } = await import('../admin/fetch-console.ts');
  await fetchConsole(window.location.pathname);
}

/** Fetches the first page beside the shell around it, not after it. Done when both are there, or cannot be had. */
export async function fetchFirstPage(pathname: string): Promise<void> {
  if (matchPath('/admin/*', pathname)) {
    // Whose session it is decides what is read: it is asked while the console is fetched.
    portal.session.restore().catch(() => undefined);
    return adminShell.fetch();
  }
  const first = guestRoutes.find(({ path }) => matchPath(`/${path}`, pathname));
  await Promise.all([guestShell.fetch(), first?.page.fetch()]);
}

/** Two shells, each loaded when it is first needed: a guest never downloads the console. */
export function Router() {
  return (
    <BrowserRouter>
      <WorkerStart />
      <RouteErrors>
        <AppLoading>
          <Routes>
            <Route path="/admin/*" element={<adminShell.Component />} />
            <Route element={<guestShell.Component />}>
              {guestRoutes.map(({ path, page: { Component } }) => (
                <Route
                  key={path}
                  path={`/${path}`}
                  element={
                    <RouteErrors>
                      <Component />
                    </RouteErrors>
                  }
                />
              ))}
            </Route>
          </Routes>
        </AppLoading>
      </RouteErrors>
    </BrowserRouter>
  );
}
