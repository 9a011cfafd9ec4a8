/** Tells a kept game of Edgehill in both languages, for docs/told: `npm run told`. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lineText } from '../cli/src/commands/replay.ts';
import { invariant, type Language, parseGame } from '../packages/kernel/src/index.ts';
import { type Event, scoreOf, type State, wings } from '../systems/wings/rules/src/index.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const FILE = 'systems/wings/games/edgehill-greedy.json';

const WORDS = {
  en: {
    title: 'A battle of Edgehill, told from its file',
    intro: `Two computer players fight Edgehill from the first turn to the last. Every line below comes from \`${FILE}\`: the faces of the dice stand in square brackets, the modifiers in round ones, the rule at the end. Single steps of movement are left out. After each turn stand the points, and what the turn decided. Numbers of combat, fire, morale and pursuit are estimates of the house; the words at the head of each turn are counted from the game, not invented.`,
    turn: 'Turn',
    orders: 'Opening',
    note: (lost: number, fights: number, shots: number) =>
      `*${fights} close combats and ${shots} shots; ${lost} units lost for good.*`,
    points: 'Points',
  },
  ru: {
    title: 'Сражение при Эджхилле, рассказанное по его записи',
    intro: `Два компьютерных игрока ведут Эджхилл с первого хода до последнего. Каждая строка взята из файла \`${FILE}\`: в квадратных скобках — выпавшие кубики, в круглых — модификаторы, в конце — правило. Отдельные шаги движения опущены. После каждого хода — очки и то, что он решил. Числа боя, огня, морали и преследования — оценки дома; слова в начале хода сосчитаны по записи, а не придуманы.`,
    turn: 'Ход',
    orders: 'Начало',
    note: (lost: number, fights: number, shots: number) =>
      `*Ближних боёв — ${fights}, выстрелов — ${shots}; безвозвратно потеряно подразделений — ${lost}.*`,
    points: 'Очки',
  },
} as const;

const QUIET: readonly Event['type'][] = [
  'UnitStepped',
  'UnitTurned',
  'LeaderMoved',
  'WingFinished',
  'GunTurned',
  'UnitPursued',
];

function count(events: readonly Event[], ...types: readonly Event['type'][]): number {
  return events.filter(({ type }) => types.includes(type)).length;
}

/** The chapters of the game: one for each turn, with its events told. */
function tell(language: Language): string {
  const parsed = parseGame(readFileSync(join(root, FILE), 'utf8'));
  invariant(parsed.ok, 'the game reads');
  const words = WORDS[language];
  const scenario = wings.schemas.scenario.parse(parsed.value.scenario);
  const options = wings.schemas.options.parse(parsed.value.options);
  let state: State = wings.initial({ scenario, options });
  let events: Event[] = [];
  let lines: string[] = [];
  const chapters: string[] = [];
  const close = () => {
    const score = state.scenario.sides.map(
      (side) => `${side.name[language]} ${scoreOf(state, side.id)}`,
    );
    const lost = count(events, 'UnitEliminated', 'UnitRouted');
    const note = words.note(lost, count(events, 'CombatResolved'), count(events, 'ShotFired'));
    const told = lines.map((line) => `- ${line}`).join('\n');
    chapters.push(
      `## ${words.turn} ${state.turn}\n\n${note}\n\n${told}\n\n**${words.points}:** ${score.join(' · ')}\n`,
    );
    events = [];
    lines = [];
  };
  for (const entry of parsed.value.entries) {
    for (const value of entry.events ?? []) {
      const event = wings.schemas.event.parse(value);
      if (event.type === 'TurnBegan' || event.type === 'BattleEnded') close();
      events.push(event);
      if (!QUIET.includes(event.type) && event.type !== 'TurnBegan') {
        lines.push(...wings.wording.tell(language, event, state).map(lineText));
      }
      state = wings.evolve(state, event);
    }
  }
  const end = wings.outcome(state);
  const result = end === undefined ? '' : wings.wording.say(language, end.key, end.args, state);
  return `# ${words.title}\n\n${words.intro}\n\n${chapters.join('\n')}\n**${result}**\n`;
}

mkdirSync(join(root, 'docs', 'told'), { recursive: true });
for (const language of ['en', 'ru'] as const) {
  writeFileSync(join(root, 'docs', 'told', `edgehill.${language}.md`), tell(language));
}
