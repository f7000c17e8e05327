import type { DocumentContext } from '../kit/document-context.ts';
import type { LetterForm } from '../kit/letter.ts';
import type { Brief, Prompt } from '../kit/writer.ts';
import {
  formLines,
  letterFieldsGuide,
  letterGuide,
  requestLines,
} from '../letters/prompt-parts.ts';
import { expertPrompt } from '../prompting/frame.ts';

const guide = `# O documento: mensagem de WhatsApp do trabalho
${letterGuide}

Escreva como quem lidera escreveria no celular, no seu melhor dia, a alguém que respeita: com a fala dele (“pra” e “pro” cabem, se ele escreve assim; erro não), natural e completa, nem ficha nem discurso. Um cumprimento com o nome, parágrafos curtos com uma linha em branco entre eles e, no fim, o que responder; sem assinatura. Recado simples (um horário, uma coisa a levar) é um parágrafo só. Nada se diz duas vezes.

Instrução de vários passos vem numerada, na ordem em que se faz, um passo em cada linha com o seu porquê (“Não ligue a câmara hoje: o técnico só chega às 15h.”), e horas ou dias diferentes têm cada um o seu grupo (“Hoje:”, “Amanhã:”), com os números seguidos. Em tom amigável ou motivacional cabe um emoji.

# A resposta: só o JSON
- content: a mensagem, de 20 palavras, num aviso, a 200, se há muitos fatos ou se o assunto é delicado.
${letterFieldsGuide}`;

export function messagePrompt(brief: Brief<LetterForm>, context: DocumentContext): Prompt {
  const data = { form: formLines(brief), diary: 'reserved' as const };
  return expertPrompt({ guide, request: requestLines(brief), data }, context);
}
