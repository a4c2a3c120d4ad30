import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../styles.css.ts';
import { mount } from '../../testing/mounted.tsx';
import { SearchField } from './search-field.tsx';

function Searching() {
  const [value, setValue] = useState('Лис');
  return <SearchField label="Найти гостя" value={value} onValueChange={setValue} />;
}

test('the cross empties it and gives the focus back to it', async () => {
  mount(<Searching />);
  const field = page.getByRole('searchbox', { name: 'Найти гостя' });
  await userEvent.click(field);
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(field).toHaveValue('');
  await expect.element(field).toHaveFocus();
});
