import type { RegisterEntry } from '@galloper/kernel';

/** Reactions. */
export const reaction = [
  {
    id: 'W9.1-triggers',
    origin: 'house',
    title: { en: 'What calls for a reaction', ru: 'Что вызывает ответ' },
    gist: {
      en: 'An enemy coming adjacent, one coming within reach of horse, fire from the next hex, an attack declared: each gives a unit one reaction, at once.',
      ru: 'Враг встал вплотную, подошёл на рывок к коннице, выстрелил из соседнего гекса, объявил атаку: каждый раз подразделение отвечает сразу и один раз.',
    },
  },
  {
    id: 'W9.1-broken',
    origin: 'house',
    title: { en: 'Broken men only withdraw', ru: 'Сломленные лишь отходят' },
    gist: {
      en: 'A unit with broken morale has no reaction but to withdraw.',
      ru: 'Подразделение со сломленной моралью в ответ может только отойти.',
    },
  },
  {
    id: 'W9.1-active',
    origin: 'published',
    title: { en: 'Reactions of the active side', ru: 'Ответы действующей стороны' },
    gist: {
      en: 'A unit of the active wing reacts only in its own close combat step, and neither in nor after a fight begun by interception.',
      ru: 'Подразделение активного крыла отвечает лишь в своём шаге ближнего боя и никогда в схватке после перехвата или вслед за ней.',
    },
  },
  {
    id: 'W9.2',
    origin: 'house',
    title: { en: 'Turning and withdrawing', ru: 'Поворот и отход' },
    gist: {
      en: 'In reaction a unit turns by one corner, or, if light infantry or cavalry, falls back up to two hexes to end farther from the enemy that came; cavalry pays a hit on its arrangement.',
      ru: 'В ответ подразделение поворачивается на одну вершину, а лёгкая пехота и конница могут отойти до двух гексов, дальше от врага; коннице это стоит удара по построению.',
    },
  },
  {
    id: 'W9.3',
    origin: 'house',
    title: { en: 'Interception', ru: 'Перехват подразделения' },
    gist: {
      en: 'Cavalry in some order near a moving enemy may dash into it: a die no higher than its morale, helped by a leader, hindered when shaken, and close combat follows at once.',
      ru: 'Конница, сохранившая порядок, может броситься на идущего рядом врага: бросок не выше морали, командир помогает, расстройство мешает; дальше сразу ближний бой.',
    },
  },
  {
    id: 'W9.3-alone',
    origin: 'published',
    title: { en: 'Only the intercepted answers', ru: 'Отвечает только перехваченный' },
    gist: {
      en: 'An interception may be answered by nobody but the unit that is intercepted.',
      ru: 'На перехват подразделения отвечает только само перехваченное подразделение.',
    },
  },
  {
    id: 'W9.3-underGuns',
    origin: 'published',
    title: { en: 'Cavalry behind its guns', ru: 'Конница под орудиями' },
    gist: {
      en: 'Cavalry below friendly artillery in a stack may still intercept.',
      ru: 'Конница под своей артиллерией в группе всё равно может перехватывать.',
    },
  },
  {
    id: 'W9.4',
    origin: 'house',
    title: { en: 'Reaction fire', ru: 'Ответный огонь' },
    gist: {
      en: 'A unit not of broken morale may shoot at the enemy that gave cause, when it stands before its front, or within arc and range of a gun.',
      ru: 'Подразделение с несломленной моралью может стрелять по врагу, давшему повод, если тот перед фронтом, а для орудия — в секторе и на дальности.',
    },
  },
] as const satisfies readonly RegisterEntry[];
