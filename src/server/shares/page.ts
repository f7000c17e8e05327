import { calendarDay, formatDay, formatInstant } from '#shared/format.ts';
import { limits } from '#shared/limits.ts';
import { shareAnswers, sharedKinds, type ShareAnswer, type StepReport } from '#shared/shares.ts';
import { valuesOf } from '#shared/vocabulary.ts';
import { noteHtml, pageHtml, type Said } from '../links/page-frame.ts';
import { escapeHtml } from '../mail/letter.ts';
import { blocksHtml } from './page-blocks.ts';
import type { ShareRow } from './store.ts';

/* What a person without an account sees of a document that was shared with them. */

const title = 'Documento compartilhado';

/** What the form says, or what was kept of it. */
export interface Answering {
  answer: ShareAnswer | null;
  comment: string;
  /** Evidence by the key of a step that is ticked. */
  ticks: ReadonlyMap<string, string>;
}

/** Who shares something; a click opens it. */
export function doorPage({ snapshot, expiresAt }: ShareRow): string {
  const { leader, company } = snapshot;
  return pageHtml(
    title,
    `<section class="card">
<h1>${escapeHtml(leader)} compartilhou um documento com você</h1>
<p>É de ${escapeHtml(company)}. Abra se você é a pessoa a quem ele foi enviado: quem o enviou saberá que foi aberto.</p>
<form class="plain" method="post">
<input type="hidden" name="do" value="open">
<button>Abrir</button>
</form>
</section>
${noticeHtml({ leader, company, expiresAt })}`,
  );
}

export function documentPage(row: ShareRow, answering: Answering, said: Said | null): string {
  const { snapshot, expiresAt, answeredAt } = row;
  const { kind, title: heading, blocks, leader, company } = snapshot;
  const earlier =
    answeredAt === null
      ? null
      : `Sua resposta é de ${formatInstant(answeredAt.toISOString())}. Você pode mudá-la enquanto este link valer.`;
  return pageHtml(
    title,
    `${said ? noteHtml(said) : ''}
<p class="from"><b>${escapeHtml(leader)}</b>, ${escapeHtml(company)}</p>
<article>
<p class="kind">${sharedKinds[kind]} · ${formatDay(calendarDay(row.createdAt))}</p>
<h1>${escapeHtml(heading)}</h1>
${blocksHtml(blocks)}
</article>
<form method="post">
<input type="hidden" name="do" value="answer">
${stepsHtml(row, answering)}
${answerHtml(answering)}
${earlier === null ? '' : `<p class="hint">${earlier}</p>`}
<button>Enviar resposta</button>
</form>
${noticeHtml({ leader, company, expiresAt })}`,
  );
}

function stepsHtml({ snapshot, reports }: ShareRow, { ticks }: Answering): string {
  if (snapshot.steps.length === 0) return '';
  const items = snapshot.steps.map((step, index) => {
    const { key, text, dueOn, isDone } = step;
    const report = reports.find((each) => each.key === key);
    if (isDone || report?.acceptedAt) return doneHtml(text, report);
    const until = dueOn === null ? '' : `<small>até ${formatDay(dueOn)}</small>`;
    const evidence = ticks.get(key);
    return `<div class="step">
<label class="choice"><input type="checkbox" name="step" value="${escapeHtml(key)}"${evidence === undefined ? '' : ' checked'}><span>${escapeHtml(text)}${until}</span></label>
<div class="how"><label class="field" for="how-${index}">Como foi? Uma linha, se quiser</label>
<input type="text" id="how-${index}" name="how:${escapeHtml(key)}" maxlength="${limits.evidence}" autocomplete="off" value="${escapeHtml(evidence ?? '')}"></div>
</div>`;
  });
  return `<fieldset><legend>Seus passos</legend>
<p class="hint">Marque o que você já fez. Quem enviou vê e confirma com você.</p>
${items.join('\n')}
</fieldset>`;
}

function doneHtml(text: string, report: StepReport | undefined): string {
  const evidence =
    report && report.evidence !== '' ? `<small>${escapeHtml(report.evidence)}</small>` : '';
  return `<div class="step"><div class="note ok"><p>✓ Feito: ${escapeHtml(text)}</p>${evidence}</div></div>`;
}

function answerHtml({ answer, comment }: Answering): string {
  const choices = valuesOf(shareAnswers).map(
    (value) =>
      `<label class="choice"><input type="radio" name="answer" value="${value}"${answer === value ? ' checked' : ''}><span>${shareAnswers[value]}</span></label>`,
  );
  return `<fieldset><legend>Sua resposta</legend>
${choices.join('\n')}
</fieldset>
<label class="field" for="comment">Comentário, se quiser</label>
<textarea id="comment" name="comment" maxlength="${limits.shareComment}">${escapeHtml(comment)}</textarea>`;
}

interface NoticeOf {
  leader: string;
  company: string;
  expiresAt: Date;
}

function noticeHtml({ leader, company, expiresAt }: NoticeOf): string {
  const day = formatDay(calendarDay(expiresAt));
  return `<footer>
<p>A resposta é um simples “li”, com dia e hora: não é assinatura nem aceite de advertência, salário ou contrato. ${escapeHtml(leader)} vê a resposta e o comentário.</p>
<p>Seus dados: ${escapeHtml(company)} decide o que guarda e responde a você (LGPD, art. 18); o Leme guarda em nome dela. Este link vale até ${day}, pode ser desativado antes e não deve ser repassado.</p>
</footer>`;
}
