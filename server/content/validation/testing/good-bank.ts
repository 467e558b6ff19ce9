import type { Bank, BankQuestion } from '../../bank-schema.ts';
import { createRunner } from '../checks/run-program.ts';
import { countryByCode, namesOf } from '../data/countries.ts';
import type { ImageSpec, Surroundings } from '../rule.ts';

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
    image: { t: 'map', highlight: [code], zoom: 0.6 },
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

/** Text of a spec without the help of the image generator. */
const specWords = (spec: ImageSpec): string[] => {
  const texts = [...JSON.stringify(spec).matchAll(/:"(.*?)"|\["([A-Z]{2})"\]/g)].map(
    (found) => found[1] ?? found[2] ?? '',
  );
  return texts.flatMap((text) => {
    const country = text.length === 2 ? countryByCode(text) : undefined;
    return country ? namesOf(country) : [text.replace(/^[a-z]+:/, '').replaceAll('-', ' ')];
  });
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
  specFaults: ({ t }) => (t === 'nonsense' ? ['unknown template nonsense'] : []),
  run: createRunner(),
});
