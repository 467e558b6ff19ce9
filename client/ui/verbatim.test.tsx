import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Verbatim } from './verbatim.tsx';

test('a name has its own direction and a number stays as it is in a translated page [DEVICE-16]', () => {
  render(
    <p>
      <Verbatim>علی خان</Verbatim> · <Verbatim className="digits">{2_500}</Verbatim>
    </p>,
  );
  const [name, number] = [screen.getByText('علی خان'), screen.getByText('2500')];
  expect(name.localName).toBe('bdi');
  expect(number.className).toBe('digits');
  for (const each of [name, number]) expect(each.getAttribute('translate')).toBe('no');
});
