import type { ResultView, SettledView } from '../../../shared/contract/views.ts';

function sign(settled: SettledView): string {
  if (settled.reason === 'timeout') return '⏳';
  return settled.correct ? '✅' : '❌';
}

/** What a player may show around: how it went, and nothing of what was asked. */
export function shareText(quizTitle: string, result: ResultView, address: string): string {
  const signs = [...result.settled].sort((a, b) => a.index - b.index).map(sign);
  return `Sawaal · ${quizTitle}: ${result.score}/${result.total} ${signs.join('')}\n${address}`;
}
