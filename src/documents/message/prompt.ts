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

Escreva como se digita no celular a alguém que se respeita: com a fala de quem lidera (“pra” e “pro” cabem, se ele escreve assim; erro não), nem ficha nem discurso. Um cumprimento com o nome, parágrafos curtos com uma linha em branco entre eles, e no fim um agradecimento ou o que responder. Recado simples é um parágrafo só.

Vários passos ou dados vão um em cada linha, na ordem em que se usam, com o motivo que foi dado; horas ou dias diferentes têm cada um o seu grupo (“Hoje:”, “Amanhã:”). Em tom amigável ou motivacional cabe um emoji.

# A resposta: só o JSON
- content: a mensagem, de 20 palavras, num aviso, a 200, se há muitos fatos ou se o assunto é delicado.
${letterFieldsGuide}`;

export function messagePrompt(brief: Brief<LetterForm>, context: DocumentContext): Prompt {
  const data = { form: formLines(brief), diary: 'reserved' as const };
  return expertPrompt({ guide, request: requestLines(brief), data }, context);
}
