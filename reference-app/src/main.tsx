import './app/content-policy.ts';
import '@portal/ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root to put the app into.');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
