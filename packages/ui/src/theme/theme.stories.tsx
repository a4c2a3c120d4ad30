import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { theme } from './contract.css.ts';

const swatches = Object.entries(theme.color);

function Swatches() {
  return (
    <ul
      style={{
        display: 'grid',
        gap: 16,
        gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
      }}
    >
      {swatches.map(([name, variable]) => (
        <li key={name}>
          <span
            style={{
              display: 'block',
              blockSize: 64,
              borderRadius: theme.radius.control,
              boxShadow: `inset 0 0 0 1px ${theme.color.line}`,
              background: variable,
            }}
          />
          {name}
        </li>
      ))}
    </ul>
  );
}

const meta = { title: 'Theming/Tokens', component: Swatches } satisfies Meta<typeof Swatches>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Fails when the style sheet has not arrived: a page without one has no contrast to complain of. */
export const Colours: Story = {
  play: async () => {
    await expect(getComputedStyle(document.body).backgroundColor).toBe('rgb(246, 242, 234)');
    await expect(getComputedStyle(document.body).fontFamily).toContain('Golos Text Variable');
  },
};

export const Type: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 20 }}>
      {Object.entries(theme.text).map(([name, size]) => {
        const isDisplay = ['title', 'heading', 'display'].includes(name);
        return (
          <p
            key={name}
            style={{
              fontSize: size,
              lineHeight: 1.15,
              fontFamily: isDisplay ? theme.font.display : theme.font.text,
              fontWeight: isDisplay ? theme.weight.display : theme.weight.regular,
            }}
          >
            Тихий дом у соснового озера, 42 номера
          </p>
        );
      })}
    </div>
  ),
};
