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
Lido uma vez, talvez guardado: quem abre acha em segundos o que muda e o que precisa fazer. ${letterGuide}

A primeira frase, logo depois da saudação, já diz a que veio. Cada parágrafo trata de uma coisa. Três instruções ou mais viram lista numerada, cada passo com verbo. O que se pede e até quando fica sozinho em um parágrafo. Fecho de uma linha, nome e cargo de quem assina, um em cada linha.

# A resposta: só o JSON
- subject: o do formulário, com as mesmas palavras; se não houver, até 8 palavras que digam o que muda.
- content: o e-mail inteiro, com saudação e assinatura; até 150 palavras, e poucas bastam quando há pouco a dizer.
${letterFieldsGuide} Uma delas pode ser a informação que faltou e que os leitores vão perguntar.

# Voz (outro ramo; nada daqui entra no texto)
“Nair, o inventário da loja fechou com duas caixas de diferença; no ano passado foram onze. Você refez a contagem do depósito duas vezes, e foi lá que a conta bateu. Queria dizer isso antes da reunião de quarta.”`;

export function emailPrompt(brief: Brief<LetterForm>, context: DocumentContext): Prompt {
  const data = { form: formLines(brief), diary: 'reserved' as const };
  return expertPrompt({ guide, request: requestLines(brief), data }, context);
}
