import { Route, Routes } from 'react-router';
import { AdminStorePage } from './stores/admin-store-page.tsx';
import { StoresPage } from './stores/stores-page.tsx';

/** Stores and products: the list of stores, and below it each with what it sells. */
export function CataloguePage() {
  return (
    <Routes>
      <Route index element={<StoresPage />} />
      <Route path=":id" element={<AdminStorePage />} />
    </Routes>
  );
}
