import type { Bank, BankQuestion } from '../../bank-schema.ts';
import { createRunner } from '../checks/run-program.ts';
import { countryByCode, namesOf } from '../data/countries.ts';
import type { ImageSpec, PictureFacts, Surroundings } from '../rule.ts';

const rows = `
Japan|JP|Tokyo|Osaka|Kyoto|Seoul|tall towers of glass
Kenya|KE|Nairobi|Mombasa|Kampala|Dodoma|a railway depot of 1899
Australia|AU|Canberra|Sydney|Melbourne|Brisbane|gardens drawn by an architect
Canada|CA|Ottawa|Toronto|Montreal|Vancouver|skating on a frozen canal
Brazil|BR|Brasília|Rio de Janeiro|Recife|Salvador|a plan shaped like an aeroplane
Egypt|EG|Cairo|Alexandria|Giza|Luxor|one thousand minarets
Turkey|TR|Ankara|Istanbul|Izmir|Bursa|long-haired goats and rabbits
New Zealand|NZ|Wellington|Auckland|Christchurch|Dunedin|winds through the strait
Thailand|TH|Bangkok|Chiang Mai|Phuket|Hanoi|floating markets on klongs
Peru|PE|Lima|Cusco|Arequipa|Quito|fog above the Pacific cliffs
Norway|NO|Oslo|Bergen|Stockholm|Trondheim|a fire that moved its centre
Kazakhstan|KZ|Astana|Almaty|Tashkent|Bishkek|winters far below freezing
Mongolia|MN|Ulaanbaatar|Darkhan|Erdenet|Irkutsk|a monastery that once wandered
Portugal|PT|Lisbon|Porto|Madrid|Coimbra|trams on seven steep hills
Ghana|GH|Accra|Kumasi|Lagos|Tamale|coffins carved like fish
Colombia|CO|Bogotá|Medellín|Cali|Cartagena|gold work in its museum
Vietnam|VN|Hanoi|Da Nang|Hue|Can Tho|lakes and an old quarter
Bulgaria|BG|Sofia|Plovdiv|Varna|Bucharest|warm springs used by Romans
Burkina Faso|BF|Ouagadougou|Bamako|Niamey|Bobo-Dioulasso|a festival of African film
Myanmar|MM|Naypyidaw|Yangon|Mandalay|Bago|roads twenty lanes wide`;

const difficultyAt = (i: number): BankQuestion['difficulty'] => (i < 8 ? 'easy' : i < 16 ? 'medium' : 'hard');

const question = (row: string, i: number): BankQuestion => {
  const [country = '', code = '', correct = '', a = '', b = '', c = '', known = ''] = row.split('|');
  return {
    n: i + 1,
    text: `What is the capital of ${country}?`,
    correct,
    distractors: [a, b, c],
    explanation: `Visitors know ${correct} for ${known}.`,
    difficulty: difficultyAt(i),
    image: {
      composition: `composition-${i % 6}`,
      stage: `stage-${i % 8}`,
      cast: [`no:hero-${i}`, 'no:prop'],
    },
    alt: `Map with ${country} highlighted`,
    check: { kind: 'capital', country: code },
  };
};

/** A bank that breaks no rule; every call makes a fresh one. */
export const goodBank = (): Bank => ({
  quizId: 'quiz41',
  slug: 'world-capitals',
  category: 'geography',
  prefix: 'WC',
  questions: rows.trim().split('\n').map(question),
});

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** Text of a spec without the help of the studio. */
const specWords = (spec: ImageSpec): string[] =>
  textsIn(spec).flatMap((text) => {
    const country = text.length === 2 ? countryByCode(text) : undefined;
    return country ? namesOf(country) : [text.replace(/^[a-z]+:/, '').replaceAll('-', ' ')];
  });

/** A cast's first name stands for the largest. */
const pictureFacts = ({ composition, stage, cast }: ImageSpec): PictureFacts => {
  const members = Array.isArray(cast) ? cast : [];
  return {
    composition: String(composition),
    stage: String(stage),
    hero: typeof members[0] === 'string' ? members[0] : undefined,
    objects: members.length,
  };
};

export const surroundings = (): Surroundings => ({
  catalogue: [
    {
      id: 'geography',
      quizzes: [
        { id: 'world-capitals', quizId: 'quiz41' },
        { id: 'countries-of-the-world', quizId: 'quiz42' },
      ],
    },
  ],
  specWords,
  specFaults: ({ stage }) => (stage === 'nonsense' ? ['unknown stage nonsense'] : []),
  pictureFacts,
  run: createRunner(),
});
