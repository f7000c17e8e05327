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

A primeira frase, logo depois da saudação, diz a que o e-mail veio. Cada parágrafo trata de uma coisa. O fecho combina com o assunto, em uma linha; depois, nome e cargo de quem assina, um em cada linha.

# A resposta: só o JSON
- subject: o do formulário, com as mesmas palavras; se não houver, até 8 palavras que digam o que muda ou o que se pede, sem expor a pessoa.
- content: o e-mail inteiro, com saudação e assinatura. De 60 palavras, quando há pouco a dizer, a 180.
${letterFieldsGuide}

# Voz (outro ramo; nada daqui entra no texto)
“Oi, Nair,

O inventário da loja fechou na sexta com duas caixas de diferença, e no ano passado tinham sido onze. Quero agradecer, porque essa melhora veio da segunda contagem do depósito, que você fez mesmo com a loja cheia.

Você pode contar na reunião de quarta (15/04) como organizou a contagem? Cinco minutos bastam, do jeito que for mais fácil para você.”`;

export function emailPrompt(brief: Brief<LetterForm>, context: DocumentContext): Prompt {
  const data = { form: formLines(brief), diary: 'reserved' as const };
  return expertPrompt({ guide, request: requestLines(brief), data }, context);
}
