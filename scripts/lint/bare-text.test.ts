import { describe, expect, test } from 'vitest';
import { bareTexts } from './bare-text.ts';

const textsOf = (jsx: string, before = '') =>
  bareTexts('part.tsx', `${before}\nconst part = () => ${jsx};`).map(({ text }) => text);

describe('A translated page [DEVICE-10]', () => {
  test.each([
    ['a value after words', '<p>Will be paid to {number}</p>', ['{number}']],
    ['a value beside an element', '<button><Icon /> {label}</button>', ['{label}']],
    ['two values', '<p>{taken}{limit}</p>', ['{taken}', '{limit}']],
    ['a text that comes and goes', '<p>Done{by && label(by)}</p>', ['{by && label(by)}']],
    ['words beside an element that comes and goes', '<p>{open && <b />} Words</p>', ['Words']],
    ['words beside a list', '<p>Words {list.map((each) => <b key={each} />)}</p>', ['Words']],
    ['whatever a component is given', '<button>{icon}{children}</button>', ['{icon}', '{children}']],
    ['a text without an element', '<>{text}</>', ['{text}']],
    ['words in one of two of a kind', '<i>{paid ? <p>Paid to <b /></p> : <p>Not yet</p>}</i>', ['Paid to']],
  ])('%s', (_, jsx, texts) => expect(textsOf(jsx)).toEqual(texts));

  test.each([
    ['a text alone', '<p>{text}</p>', ''],
    ['words that stay', '<p>Words <b>more</b> words</p>', ''],
    ['a value in its own element', '<p>Paid to <b>{number}</b>{" "}</p>', ''],
    ['elements that come and go', '<p>{open ? <b /> : null}<span>Words</span></p>', ''],
    ['two with a key', '<i>{paid ? <p key="paid">Paid to <b /></p> : <p>Not yet</p>}</i>', ''],
    ['two kinds', '<i>{paid ? <p>Paid to <b /></p> : <em>Not yet</em>}</i>', ''],
    ['a constant element', '<p>{mark}<i /></p>', 'const mark = <b />;'],
    [
      'a property that is an element by its type',
      '<p>{props.icon}<i /></p>',
      'interface Props { icon?: ReactElement | undefined }',
    ],
  ])('stands: %s', (_, jsx, before) => expect(textsOf(jsx, before)).toEqual([]));

  test('what a component returns is of a kind, too', () => {
    const source = 'function Hint() { if (paid) { return <p>Paid to <b /></p>; } return <p>Not yet</p>; }';
    expect(bareTexts('hint.tsx', source).map(({ text }) => text)).toEqual(['Paid to']);
  });
});
