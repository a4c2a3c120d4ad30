/** The gouache box: every picture mixes its colours from here, so that fifty of them hang together. */
export const palette = {
  paper: '#f3e9d8',
  cream: '#fbf4e6',
  linen: '#e6d8bf',
  oat: '#d8c4a2',
  snow: '#f8f6ef',

  forest: '#56754b',
  pine: '#2f4a3a',
  night: '#1d332d',
  moss: '#8aa066',
  sage: '#b9c5a3',
  leaf: '#6f9450',

  clay: '#bd6842',
  terracotta: '#d48f63',
  brick: '#8f4731',
  peach: '#efc3a0',

  honey: '#e3a433',
  amber: '#c57a1d',
  straw: '#f1cb74',

  lake: '#5f8fa3',
  deepLake: '#2f5769',
  sky: '#c3d8d8',
  mist: '#dfe8e1',

  bark: '#5a4031',
  oak: '#8c623f',
  wood: '#bb8c5b',
  birch: '#dcb985',

  berry: '#a8323c',
  rose: '#d98983',
  blush: '#f0cdbf',
  plum: '#5f3c4e',
  lavender: '#8d82b4',
  lilac: '#cfc8d9',

  ink: '#2b2a2e',
  shade: '#3b2233',
  light: '#fff1cf',
} as const;
