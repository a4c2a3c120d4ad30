import { theme } from '../contract.css.ts';
import { mix } from './mix.ts';

const { color } = theme;

/** Warm paper by day. Only the first block is chosen; the second is mixed from it. */
export const lightColors = {
  paper: '#f6f2ea',
  surface: '#fffdf9',
  ink: '#262626',
  accent: 'rgb(86, 117, 75)',
  onAccent: '#ffffff',
  info: '#228be6',
  success: '#40c057',
  warning: '#d98e1f',
  danger: '#b0402c',
  neutral: '#dcdcdc',

  raised: '#ffffff',
  sunken: mix(color.ink, 5, color.paper),
  inkMuted: mix(color.ink, 70, color.paper),
  line: mix(color.ink, 11, color.paper),
  controlLine: mix(color.ink, 54, color.paper),
  accentHover: mix(color.accent, 84, color.ink),
  accentInk: mix(color.accent, 78, color.ink),
  accentSoft: mix(color.accent, 14, color.surface),
  dangerInk: mix(color.danger, 88, color.ink),
  dangerFill: color.danger,
  onDanger: '#ffffff',
  focus: mix(color.accent, 70, color.ink),
  backdrop: 'rgb(33 31 27 / 52%)',
  loading: '#262626',
  pictureSky: mix(color.accent, 9, color.paper),
  pictureFar: mix(color.accent, 26, color.paper),
  pictureMiddle: mix(color.accent, 52, color.paper),
  pictureNear: mix(color.accent, 88, color.ink),
  pictureSun: '#e3b778',
  pictureBerry: mix(color.danger, 74, color.pictureSun),
  pictureCream: color.surface,
};
