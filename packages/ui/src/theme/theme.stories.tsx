import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties, ReactNode } from 'react';
import { expect } from 'storybook/test';
import { theme } from './contract.css.ts';

const grid: CSSProperties = {
  display: 'grid',
  gap: '1.5rem 1rem',
  gridTemplateColumns: 'repeat(auto-fill, minmax(10.5rem, 1fr))',
};

/** `var(--portal-color-ink)` as it is written in a style sheet. */
const variableName = (value: string) => value.replace(/^var\((.*)\)$/, '$1');

const meaning: Readonly<Record<keyof typeof theme.color, string>> = {
  paper: 'Страница',
  surface: 'Карточки, поля',
  ink: 'Текст',
  accent: 'Главная кнопка, выбранное',
  onAccent: 'Текст на акценте',
  info: 'Новое, обрабатывается',
  success: 'Выполнено, оплачено',
  warning: 'В работе, ждёт',
  danger: 'Отменено, ошибка',
  neutral: 'Закрыто',
  raised: 'Уведомления, меню',
  sunken: 'Подвал, недоступное',
  inkMuted: 'Второстепенный текст',
  line: 'Разделители',
  controlLine: 'Рамки полей',
  accentHover: 'Кнопка под курсором',
  accentInk: 'Ссылки',
  accentSoft: 'Выбранная строка',
  dangerInk: 'Текст ошибки',
  dangerFill: 'Опасная кнопка',
  onDanger: 'Текст на опасной кнопке',
  focus: 'Кольцо фокуса',
  backdrop: 'За окном',
  loading: 'Полоса загрузки',
  pictureSky: 'Рисунки: небо',
  pictureFar: 'Рисунки: даль',
  pictureMiddle: 'Рисунки: середина',
  pictureNear: 'Рисунки: близкое',
  pictureSun: 'Рисунки: солнце, тесто',
  pictureBerry: 'Рисунки: ягода, рыба',
  pictureCream: 'Рисунки: сметана, фарфор',
};

interface SpecimenProps {
  variable: string;
  /** What it is for, in a few words. */
  note?: string;
  children: ReactNode;
}

function Specimen({ variable, note, children }: SpecimenProps) {
  return (
    <li style={{ display: 'grid', gap: 4, alignContent: 'start', minInlineSize: 0 }}>
      {children}
      <code style={{ fontSize: 12, overflowWrap: 'anywhere' }}>{variableName(variable)}</code>
      {note && (
        <span style={{ fontSize: theme.text.caption, color: theme.color.inkMuted }}>{note}</span>
      )}
    </li>
  );
}

function Swatches() {
  return (
    <ul style={grid}>
      {(Object.keys(theme.color) as (keyof typeof theme.color)[]).map((name) => (
        <Specimen key={name} variable={theme.color[name]} note={meaning[name]}>
          <span
            style={{
              blockSize: 72,
              borderRadius: theme.radius.control,
              boxShadow: `inset 0 0 0 1px ${theme.color.line}`,
              background: theme.color[name],
            }}
          />
        </Specimen>
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
    <ul style={{ display: 'grid', gap: 24 }}>
      {Object.entries(theme.text).map(([name, size]) => {
        const isDisplay = ['title', 'heading', 'display'].includes(name);
        return (
          <Specimen key={name} variable={size}>
            <span
              style={{
                fontSize: size,
                lineHeight: 1.15,
                fontFamily: isDisplay ? theme.font.display : theme.font.text,
                fontWeight: isDisplay ? theme.weight.display : theme.weight.regular,
                fontVariantNumeric: 'lining-nums',
              }}
            >
              Тихий дом у соснового озера, 42 номера
            </span>
          </Specimen>
        );
      })}
    </ul>
  ),
};

export const Space: Story = {
  render: () => (
    <ul style={{ display: 'grid', gap: 12 }}>
      {Object.values(theme.space).map((size) => (
        <Specimen key={size} variable={size}>
          <span style={{ inlineSize: size, blockSize: 16, background: theme.color.accent }} />
        </Specimen>
      ))}
    </ul>
  ),
};

export const Shapes: Story = {
  render: () => (
    <ul style={grid}>
      {Object.values(theme.radius).map((radius) => (
        <Specimen key={radius} variable={radius}>
          <span
            style={{ blockSize: 72, borderRadius: radius, background: theme.color.accentSoft }}
          />
        </Specimen>
      ))}
      {Object.values(theme.shadow).map((shadow) => (
        <Specimen key={shadow} variable={shadow}>
          <span
            style={{
              blockSize: 72,
              marginBlockEnd: 16,
              borderRadius: theme.radius.card,
              background: theme.color.raised,
              boxShadow: shadow,
            }}
          />
        </Specimen>
      ))}
    </ul>
  ),
};
