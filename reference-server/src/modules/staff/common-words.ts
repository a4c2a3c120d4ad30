/**
 * Words of which bad passwords are made: those at the head of every published list of leaked ones that are
 * words at all, in English, in Russian and in Russian written with Latin letters, and those of a hotel.
 * What is no word on such lists (`1qaz2wsx`, `123123`) is told by its pattern instead.
 */
export const commonWords: readonly string[] = [
  ...'password passwd pass passphrase secret login welcome letmein letme changeme default'.split(
    ' ',
  ),
  ...'master access admin administrator root user test temp demo guest superuser'.split(' '),
  ...'manager moderator operator support service owner system server portal computer'.split(' '),
  ...'internet google apple iphone samsung android windows microsoft telegram facebook'.split(' '),
  ...'iloveyou love lovely lover princess angel baby babygirl sweet flower sunshine'.split(' '),
  ...'dragon monkey tiger lion eagle falcon panther wolf bear horse kitty cookie'.split(' '),
  ...'football baseball basketball hockey soccer liverpool chelsea arsenal barcelona'.split(' '),
  ...'batman superman spiderman pokemon naruto starwars matrix ninja warrior killer'.split(' '),
  ...'shadow hunter ranger mustang ferrari porsche mercedes yamaha harley corvette'.split(' '),
  ...'michael jordan jennifer jessica ashley daniel charlie thomas robert andrew'.split(' '),
  ...'freedom summer winter spring autumn january february march april august'.split(' '),
  ...'september october november december monday friday sunday money happy hello'.split(' '),
  ...'whatever trustno nothing forever qwerty qwert asdf zxcv abcd abc'.split(' '),
  ...'park hotel resort lodge rooms room reception restaurant banquet spa booking'.split(' '),
  ...'parol privet moskva russia rossiya lubov lyubov marina natasha svetlana'.split(' '),
  ...'sergey andrey dmitry alexey maksim nikita vladimir zenit spartak krasotka'.split(' '),
  ...'gostinica gostinitsa otel dobro pozhalovat solnce solnyshko zaika kotenok'.split(' '),
  ...'пароль привет секрет вход войти админ администратор модератор менеджер портал'.split(' '),
  ...'гость гости гостевой отель гостиница парк номер ресторан банкет рецепшн бронь'.split(' '),
  ...'любовь люблю тебя солнце солнышко зайка котик малышка красотка счастье мама'.split(' '),
  ...'россия москва питер зенит спартак динамо футбол победа родина компьютер'.split(' '),
  ...'наташа марина светлана настя катя маша даша александр сергей андрей дмитрий'.split(' '),
  ...'алексей максим никита владимир иван николай зима весна лето осень доброе утро'.split(' '),
];
