/** What the bank says to a test card, in the words of `cancellation_details`. */
export interface CardDecline {
  party: 'payment_network' | 'yoo_money';
  reason: string;
}

export interface TestCard {
  number: string;
  /** The bank asks for a code before it decides. */
  needsThreeDSecure: boolean;
  /** Null: the card pays. */
  decline: CardDecline | null;
}

/** @source the test-data page of YooKassa, as quoted in the protocol notes, §8 */
const payingCards = [
  { number: '5555555555554477', needsThreeDSecure: true },
  { number: '5555555555554444', needsThreeDSecure: false },
  { number: '4793128161644804', needsThreeDSecure: true },
  { number: '4111111111111111', needsThreeDSecure: false },
  { number: '2200000000000004', needsThreeDSecure: true },
  { number: '2202474301322987', needsThreeDSecure: false },
];

const declinedByNetwork: Record<string, string[]> = {
  '3d_secure_failed': ['5555555555554592', '4839665499603842', '2200000000000012'],
  call_issuer: ['5555555555554535', '4926946416239025', '2200000000000020'],
  card_expired: ['5555555555554543', '4141435412630840', '2200000000000038'],
  fraud_suspected: ['5555555555554568', '4483274282299972', '2200000000000046'],
  general_decline: ['5555555555554527', '4889971706588753', '2202202212312379'],
  insufficient_funds: ['5555555555554600', '4562265587712390', '2200000000000053'],
  invalid_card_number: ['5555555555554618', '4951017853630544', '2201382000000013'],
  invalid_csc: ['5555555555554626', '4194180666146368', '2200770212727079'],
  issuer_unavailable: ['5555555555554501', '4654130848359150', '2201382000000021'],
  payment_method_limit_exceeded: ['5555555555554576', '4565231022577548', '2201382000000039'],
  payment_method_restricted: ['5555555555554550', '4233961169071671', '2201382000000047'],
};

const declinedByYooMoney: Record<string, string[]> = {
  country_forbidden: ['5555555555554584', '4969751510013864', '2201382000000054'],
  fraud_suspected: ['5555555555554634', '4119098878796485', '2201696981989955'],
};

export const testCards: readonly TestCard[] = [
  ...payingCards.map((card) => ({ ...card, decline: null })),
  ...declined('payment_network', declinedByNetwork),
  ...declined('yoo_money', declinedByYooMoney),
];

function declined(
  party: CardDecline['party'],
  cardsByReason: Record<string, string[]>,
): TestCard[] {
  return Object.entries(cardsByReason).flatMap(([reason, cards]) =>
    cards.map((number) => ({
      number,
      needsThreeDSecure: reason === '3d_secure_failed',
      decline: { party, reason },
    })),
  );
}

export function findTestCard(number: string): TestCard | undefined {
  return testCards.find((card) => card.number === number);
}

const declineTexts: Record<string, string> = {
  '3d_secure_failed':
    'Не пройдена проверка 3‑D Secure. Попробуйте ещё раз или возьмите другую карту.',
  call_issuer: 'Банк отклонил платёж. Позвоните в банк или возьмите другую карту.',
  card_expired: 'Срок действия карты истёк. Возьмите другую карту.',
  country_forbidden: 'Карты этой страны не принимаются. Возьмите другую карту.',
  fraud_suspected: 'Платёж заблокирован из‑за подозрения в мошенничестве. Возьмите другую карту.',
  general_decline: 'Банк отклонил платёж. Возьмите другую карту.',
  insufficient_funds: 'На карте не хватает денег. Пополните её или возьмите другую.',
  invalid_card_number: 'Неверный номер карты. Проверьте его и попробуйте ещё раз.',
  invalid_csc: 'Неверный код CVC. Проверьте его и попробуйте ещё раз.',
  issuer_unavailable: 'Банк сейчас не отвечает. Попробуйте позже или возьмите другую карту.',
  payment_method_limit_exceeded: 'Превышен лимит платежей по карте. Возьмите другую карту.',
  payment_method_restricted: 'По этой карте нельзя платить в интернете. Возьмите другую карту.',
};

/** What the payer reads when the bank has said no. */
export function declineTextOf(reason: string): string {
  return declineTexts[reason] ?? 'Платёж не прошёл. Возьмите другую карту.';
}
