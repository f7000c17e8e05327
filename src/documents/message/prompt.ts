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

É conversa digitada: começa com “Oi, Fulana!”, “Olá, Fulano.” ou “Fulana, bom dia.”, segue em dois ou três parágrafos curtos e não tem assinatura.

# A resposta: só o JSON
- content: a mensagem. Um aviso simples cabe em 40 palavras; instruções, um agradecimento ou uma notícia difícil pedem de 70 a 120. Nunca corte um fato nem a ligação entre as frases para encurtar.
${letterFieldsGuide}

# Voz (outro ramo; nada daqui entra no texto)
“Oi, Bete! O ônibus do grupo de sábado (11/04) vai sair da rodoviária nova, e não mais da praça, porque a rua vai estar fechada para a feira.

Você consegue avisar os quatro passageiros que compraram com você e me confirmar até sexta, 10/04? Sei que ligar de novo para cada um dá trabalho, e agradeço muito. Se alguém não conseguir chegar até lá, me conta, e a gente pensa no que fazer.”`;

export function messagePrompt(brief: Brief<LetterForm>, context: DocumentContext): Prompt {
  const data = { form: formLines(brief), diary: 'reserved' as const };
  return expertPrompt({ guide, request: requestLines(brief), data }, context);
}
