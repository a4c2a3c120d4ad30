import './app/content-policy.ts';
import '@portal/ui/styles.css';
import { createCaller, createSession, createStaffSignIn } from '@portal/client';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import * as styles from './admin/admin-shell.css.ts';
import { LoginForm } from './admin/sign-in/login-form.tsx';
import { MoreTexts, storedLocale, TextsProvider } from './shared/texts/texts-provider.tsx';
import { showColourScheme } from './shared/colour-scheme.ts';

// The staff's sign-in as a page of its own: nothing of the app but the form and what signs in.

declare global {
  /** The console's first files; the build names them. */
  const consoleFiles: readonly string[];
}

const locale = storedLocale();
const call = createCaller({ locale: () => locale, token: null });
const session = createSession(call, null);

function openConsole(): void {
  window.location.replace('/admin');
}

/** Fetches the console while somebody types. */
function fetchConsole(): void {
  for (const href of consoleFiles) {
    const link = document.createElement('link');
    const isStyle = href.endsWith('.css');
    Object.assign(link, { href, rel: isStyle ? 'preload' : 'modulepreload', crossOrigin: '' });
    if (isStyle) link.as = 'style';
    document.head.append(link);
  }
}

const root = document.getElementById('root');
if (!root) throw new Error('staff-sign-in.html has no #root to put the form into.');
showColourScheme();
const { staffSignInTexts: texts } =
  locale === 'ru'
    ? await import('./shared/texts/staff/ru/staff-sign-in-texts.ts')
    : await import('./shared/texts/staff/en/staff-sign-in-texts.ts');
// The page comes with the hotel's name.
document.title = `${texts['admin.login.title']} — ${document.title}`;
root.addEventListener('focusin', fetchConsole, { once: true });
createRoot(root).render(
  <StrictMode>
    <TextsProvider>
      <MoreTexts texts={texts}>
        <div className={`admin-wrapper ${styles.shell}`}>
          <main className={styles.main}>
            <LoginForm signIn={createStaffSignIn(call, session)} onSignedIn={openConsole} />
          </main>
        </div>
      </MoreTexts>
    </TextsProvider>
  </StrictMode>,
);
const known = await session.restore().catch(() => null);
if (known?.status === 'signed-in' && known.account.role !== 'user') openConsole();
