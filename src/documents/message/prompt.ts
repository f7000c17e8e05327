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

É conversa digitada no celular: começa com “Oi, Fulana!”, “Fulana, bom dia.” ou “Oi, pessoal!”, vai direto ao assunto, sem frase que só enche. Duas ou mais coisas a lembrar (horário, roupa, lugar, prazo) ficam uma por linha. Em tom amigável ou motivacional, um ou dois emojis cabem; em tom sério, nenhum. Sem assinatura.

# A resposta: só o JSON
- content: a mensagem. Um aviso simples cabe em 30 a 50 palavras; um agradecimento ou uma notícia difícil, em até 100; mais, só se os fatos não couberem. Nenhum fato se perde.
${letterFieldsGuide}

# Voz (outro ramo; nada daqui entra no texto)
“Oi, Bete! O ônibus do grupo de sábado (11/04) vai sair da rodoviária nova, e não mais da praça, porque a rua vai estar fechada para a feira.

Você consegue avisar os quatro passageiros que compraram com você e me confirmar até sexta, 10/04? Sei que ligar de novo para cada um dá trabalho. Obrigado!”`;

export function messagePrompt(brief: Brief<LetterForm>, context: DocumentContext): Prompt {
  const data = { form: formLines(brief), diary: 'reserved' as const };
  return expertPrompt({ guide, request: requestLines(brief), data }, context);
}
