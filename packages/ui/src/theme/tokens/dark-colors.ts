import { theme } from '../contract.css.ts';
import { mix } from './mix.ts';

const { color } = theme;

/** The same house at night: warm charcoal, the accent as lit leaves. */
export const darkColors = {
  paper: '#181714',
  surface: '#211f1b',
  ink: '#f2ede3',
  accent: '#a3c094',
  onAccent: '#18210f',
  info: '#228be6',
  success: '#40c057',
  warning: '#e9ad55',
  danger: '#ec8f7c',
  neutral: '#dcdcdc',

  raised: '#2a2823',
  sunken: mix(color.ink, 5, color.paper),
  inkMuted: mix(color.ink, 70, color.paper),
  line: mix(color.ink, 14, color.paper),
  controlLine: mix(color.ink, 48, color.paper),
  accentHover: mix(color.accent, 84, color.ink),
  accentInk: color.accent,
  accentSoft: mix(color.accent, 15, color.surface),
  dangerInk: color.danger,
  dangerFill: color.danger,
  onDanger: '#2b0f08',
  focus: color.accent,
  backdrop: 'rgb(8 7 6 / 56%)',
  loading: color.ink,
  pictureSky: mix(color.accent, 17, color.paper),
  pictureFar: mix(color.accent, 30, color.paper),
  pictureMiddle: mix(color.accent, 48, color.paper),
  pictureNear: mix(color.accent, 68, color.paper),
  pictureSun: '#d9b27a',
  pictureBerry: mix(color.danger, 68, color.paper),
  pictureCream: mix(color.ink, 86, color.pictureSun),
};
