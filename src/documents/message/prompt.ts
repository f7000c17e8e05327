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

É conversa de celular, sem assinatura: um cumprimento com o nome (“Oi, Fulana!”, “Oi, pessoal!”), parágrafos de uma a três frases com uma linha em branco entre eles e, no fim, o que responder. Recado simples (um horário, uma coisa a levar) é um parágrafo só e um pedido leve de confirmação. Passos de horas ou dias diferentes vêm em grupos curtos (“Hoje:”, “Amanhã:”), e o que não se pode errar vem dito com todas as letras (“não faça X: me liga e espera”). Em tom amigável ou motivacional cabe um emoji.

# A resposta: só o JSON
- content: a mensagem, de 20 palavras, num aviso, a 200, se há muitos fatos ou se o assunto é delicado.
${letterFieldsGuide}`;

export function messagePrompt(brief: Brief<LetterForm>, context: DocumentContext): Prompt {
  const data = { form: formLines(brief), diary: 'reserved' as const };
  return expertPrompt({ guide, request: requestLines(brief), data }, context);
}
