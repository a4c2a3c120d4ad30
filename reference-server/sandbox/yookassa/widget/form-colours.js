const colourNames = [
  'control_primary',
  'control_primary_content',
  'background',
  'border',
  'text',
  'control_secondary',
];

/** Puts the shop's colours on the form; what is not a hex colour is left as it was. */
export function applyColours(parameters) {
  const { style } = document.documentElement;
  for (const name of colourNames) {
    const colour = parameters.get(name);
    if (!/^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(colour ?? '')) continue;
    style.setProperty(`--${name.replaceAll('_', '-')}`, colour);
  }
  const primary = parameters.get('control_primary');
  if (primary && !parameters.has('control_primary_content')) {
    style.setProperty('--control-primary-content', isDark(primary) ? '#fff' : '#222');
  }
  const background = parameters.get('background');
  if (background && isDark(background)) style.setProperty('--error', '#ffb4ab');
}

/** By the brightness an eye sees. */
function isDark(colour) {
  const digits = colour.slice(1);
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const [red, green, blue] = [0, 2, 4].map((start) => parseInt(full.slice(start, start + 2), 16));
  return 0.299 * red + 0.587 * green + 0.114 * blue < 150;
}
