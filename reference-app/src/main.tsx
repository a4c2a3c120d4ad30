import './app/content-policy.ts';
import '@portal/ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { reloadWhenReplaced } from './app/reload-when-replaced.ts';
import { fetchFirstPage } from './app/router.tsx';
import { showColourScheme } from './shared/theme/colour-scheme.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root to put the app into.');
showColourScheme();
reloadWhenReplaced();
// What is there at once is drawn at once: React shows what stands in for the rest for 300 ms at least.
void Promise.race([
  fetchFirstPage(window.location.pathname),
  new Promise((late) => setTimeout(late, 100)),
]).then(() =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
