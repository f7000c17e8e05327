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
Lida no celular, entre uma tarefa e outra. ${letterGuide}

É conversa digitada, não bilhete de escritório: começa com “Oi, Fulana!” ou “Fulana,” e segue na mesma linha; uma ou duas frases curtas contam o recado; depois vem o pedido, em geral como pergunta. Uma palavra de calor cabe, tirada do assunto ou do tom. Sem assinatura, sem lista quando são até três coisas, sem frase que ninguém digitaria com o polegar. Inteira nos fatos, mesmo curta.

# A resposta: só o JSON
- content: a mensagem, de 30 a 90 palavras, em um ou dois parágrafos; mais só se os fatos não couberem.
${letterFieldsGuide}

# Voz (outro ramo; nada daqui entra no texto)
“Oi, Bete! O ônibus do grupo de sábado vai sair da rodoviária nova, e não mais da praça. Você avisa os quatro passageiros que compraram com você? Preciso da sua confirmação até sexta (10/04), para eu fechar a lista com o motorista.”`;

export function messagePrompt(brief: Brief<LetterForm>, context: DocumentContext): Prompt {
  const data = { form: formLines(brief), diary: 'reserved' as const };
  return expertPrompt({ guide, request: requestLines(brief), data }, context);
}
