import { formatDay, formatInstant } from '#shared/format.ts';
import { limits } from '#shared/limits.ts';
import { noteHtml, pageHtml, type Said } from '../links/page-frame.ts';
import { escapeHtml } from '../mail/letter.ts';
import type { Asked } from './answer.ts';

/* What a person without an account sees of the questions they were asked. */

const title = 'Perguntas para você';

/** 'uma pergunta', 'duas perguntas', 'três perguntas' */
function counted({ questions }: Asked): string {
  const words = ['uma pergunta', 'duas perguntas', 'três perguntas'];
  return words[questions.length - 1] ?? 'perguntas';
}

/** Who asks; a click opens it. */
export function askingPage(asked: Asked): string {
  const { leader, company } = asked;
  return pageHtml(
    title,
    `<section class="card">
<h1>${escapeHtml(leader)} quer ouvir você</h1>
<p>${counted(asked) === 'uma pergunta' ? 'É' : 'São'} ${counted(asked)}, de ${escapeHtml(company)}. Abra se você é a pessoa a quem o link foi enviado: quem o enviou saberá que foi aberto.</p>
<form class="plain" method="post">
<input type="hidden" name="do" value="open">
<button>Ver ${asked.questions.length === 1 ? 'a pergunta' : 'as perguntas'}</button>
</form>
</section>
${noticeHtml(asked)}`,
  );
}

export function questionsPage(asked: Asked, answers: readonly string[], said: Said | null): string {
  const { row, questions, closesOn, leader, company, person } = asked;
  const fields = questions.map((question, index) =>
    fieldHtml({ question, index, answer: answers[index] ?? '' }),
  );
  const earlier =
    row.answeredAt === null
      ? ''
      : `<p class="hint">Sua resposta é de ${formatInstant(row.answeredAt.toISOString())}. Você pode mudá-la, ou apagar tudo e enviar, até ${formatDay(closesOn)}.</p>`;
  return pageHtml(
    title,
    `${said ? noteHtml(said) : ''}
<p class="from"><b>${escapeHtml(leader)}</b>, ${escapeHtml(company)}</p>
<form class="printed" method="post">
<h1>Conte para mim</h1>
<div class="note"><p><b>Não é anônimo.</b> Você responde como ${escapeHtml(person)}, e quem lê é ${escapeHtml(leader)}.</p></div>
<p class="hint">Responda o que quiser, com as suas palavras. O que ficar em branco não vai.</p>
<input type="hidden" name="do" value="answer">
${fields.join('\n')}
${earlier}
<button>${row.answeredAt === null ? 'Enviar' : 'Enviar mudanças'}</button>
</form>
${noticeHtml(asked)}`,
  );
}

interface FieldOf {
  question: string;
  index: number;
  answer: string;
}

function fieldHtml({ question, index, answer }: FieldOf): string {
  const id = `answer-${index}`;
  return `<div class="step"><label class="field" for="${id}">${escapeHtml(question)}</label>
<textarea id="${id}" name="${id}" maxlength="${limits.roundAnswer}">\n${escapeHtml(answer)}</textarea></div>`;
}

function noticeHtml({ leader, company, closesOn }: Asked): string {
  const day = formatDay(closesOn);
  return `<footer>
<p>Quem lê: ${escapeHtml(leader)}, de ${escapeHtml(company)}. As respostas servem para preparar as conversas com você e o que se escreve a partir delas; um assistente de escrita pode usá-las como contexto. Responder é opcional.</p>
<p>Seus dados: as respostas ficam com o seu nome enquanto o seu cadastro estiver em ${escapeHtml(company)}, e saem com ele. A empresa decide o que guarda e responde a você (LGPD, art. 18); o Leme guarda em nome dela. Este link recebe respostas até ${day}, pode ser encerrado antes e não deve ser repassado.</p>
</footer>`;
}
