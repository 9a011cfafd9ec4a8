import type { LeftOut } from '@galloper/kernel';

/** What a player of the printed game would miss in Wings. */
export const leftOut: readonly LeftOut[] = [
  {
    title: { en: 'Tercios', ru: 'Терции' },
    why: {
      en: 'How narrow their fighting front is in the published rules is not known, and no battle of ours has them.',
      ru: 'Насколько узок их фронт по изданным правилам, неизвестно, и ни в одной из наших битв их нет.',
    },
  },
  {
    title: { en: 'Swedish brigades and regimental guns', ru: 'Шведские бригады и полковые пушки' },
    why: {
      en: 'Their section could not be read, and no battle of ours has them.',
      ru: 'Их раздел прочесть не удалось, и ни в одной из наших битв их нет.',
    },
  },
  {
    title: { en: 'A gun as a shield', ru: 'Орудие как заслон' },
    why: {
      en: 'That a gun on top of its stack bars close combat from the front is a guess: nobody could say how it is then taken.',
      ru: 'Что орудие сверху закрывает от ближнего боя с фронта — лишь догадка: неясно, как его тогда взять.',
    },
  },
  {
    title: {
      en: 'Flight of the broken in their activation',
      ru: 'Бегство сломленных в свою активацию',
    },
    why: {
      en: 'That a broken unit which is not rallied must move its full points to its own edge is a guess of ours; until it is weighed, it only never ends nearer to an enemy.',
      ru: 'Что сломленное и не собранное подразделение обязано пройти все свои пункты к своему краю — наша догадка; пока она не взвешена, оно лишь не заканчивает движение ближе к врагу.',
    },
  },
  {
    title: { en: 'A ruling on Pappenheim', ru: 'Разъяснение о Паппенгейме' },
    why: {
      en: 'The ruling could not be read, and Lützen is not among the battles.',
      ru: 'Само разъяснение прочесть не удалось, и Лютцена среди битв нет.',
    },
  },
  {
    title: { en: 'A correction about wagons', ru: 'Поправка о повозках' },
    why: {
      en: 'It went into the sixth edition; its text could not be read.',
      ru: 'Она вошла в шестое издание; её текст прочесть не удалось.',
    },
  },
];
