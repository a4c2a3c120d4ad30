/** Groups of four, as on the card. */
export function formatCardNumber(text) {
  return text
    .replace(/\D/g, '')
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** `1234` becomes `12 / 34`. */
export function formatExpiry(text) {
  const digits = text.replace(/\D/g, '').slice(0, 4);
  return digits.length < 2 ? digits : `${digits.slice(0, 2)} / ${digits.slice(2)}`;
}

/** The card as it was typed, and what is wrong with each field; an empty text is no mistake. */
export function readCard(form) {
  const number = form.number.value.replace(/\D/g, '');
  const expiry = form.expiry.value.replace(/\D/g, '');
  const csc = form.csc.value;
  const month = expiry.slice(0, 2);
  return {
    card: { number, month, year: expiry.slice(2), csc },
    mistakes: {
      number: isCardNumber(number) ? '' : 'Проверьте номер карты',
      expiry: /^(0[1-9]|1[0-2])\d{2}$/.test(expiry) ? '' : 'Проверьте месяц и год',
      csc: /^\d{3}$/.test(csc) ? '' : 'Три цифры на обороте карты',
    },
  };
}

/** 16 to 19 digits with the right check digit. */
function isCardNumber(number) {
  const sum = Array.from(number)
    .reverse()
    .reduce((total, digit, position) => {
      const value = Number(digit) * (position % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return /^\d{16,19}$/.test(number) && sum % 10 === 0;
}
