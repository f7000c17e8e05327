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

const guide = `# O documento: e-mail de trabalho
${letterGuide}

O primeiro parágrafo diz o assunto e, se há um só pedido, o que se pede e até quando, sem “escrevo para”; num agradecimento, convite ou notícia que toca a pessoa, começa por ela; numa notícia difícil, diz primeiro que se entende o transtorno. Depois, em linhas, os dados ou os pedidos, cada um com o seu prazo. Fecho no tom pedido (“Um abraço,”, “Atenciosamente,”) e, em linhas, nome, cargo e empresa de quem assina.

# A resposta: só o JSON
- subject: o do formulário, escrito certo, com a data ou o prazo que quem lê precisa ver (“Nova data: 21/04; confirmar até 13/04”), em até 12 palavras, sem expor a pessoa.
- content: o e-mail inteiro, com saudação e assinatura, com uma linha em branco entre as partes. De 70 palavras, quando há pouco a dizer, a 280.
${letterFieldsGuide}`;

export function emailPrompt(brief: Brief<LetterForm>, context: DocumentContext): Prompt {
  const data = { form: formLines(brief), diary: 'reserved' as const };
  return expertPrompt({ guide, request: requestLines(brief), data }, context);
}
