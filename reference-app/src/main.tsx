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
fetchFirstPage(window.location.pathname);
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
