import { expect, test } from 'vitest';
import { restoreStyles, withRules } from './element-styles.ts';

test('an element keeps its own style, by a rule first and as a style again later', () => {
  const drawn =
    '<p style="width:60%;--hue:var(--rani)" class="a"><b style="background:url(&quot;/x.png&quot;)">1</b></p>';
  const { body, rules } = withRules(drawn);
  expect(body).not.toMatch(/\sstyle=/);

  document.head.innerHTML = `<style>.a { width: 10% } ${rules}</style>`;
  document.body.innerHTML = body;
  const [outer, inner] = [document.querySelector('p'), document.querySelector('b')];
  expect(outer && getComputedStyle(outer).width).toBe('60%');

  restoreStyles(document.body);
  document.head.innerHTML = '';
  expect(outer?.style.getPropertyValue('--hue')).toBe('var(--rani)');
  expect(inner?.style.backgroundImage).toContain('/x.png');
  expect(document.querySelector('[data-style]')).toBeNull();
});

test('the same style is one rule, and text that looks like one stays text', () => {
  const { body, rules } = withRules('<i style="top:1px"></i><i style="top:1px"></i> style="top:2px"');
  expect(rules.match(/{/g)).toHaveLength(1);
  expect(body).toContain(' style="top:2px"');
});
