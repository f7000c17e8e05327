import type { DocumentContext } from '../kit/document-context.ts';
import type { LetterForm } from '../kit/letter.ts';
import type { Brief, Prompt } from '../kit/writer.ts';
import { formLines, letterFieldsGuide, letterGuide } from '../letters/prompt-parts.ts';
import { expertPrompt } from '../prompting/frame.ts';

const guide = `# O documento: e-mail de trabalho
${letterGuide}

# A resposta: só o JSON
- subject: o do formulário, escrito certo, com a data ou o prazo que quem lê precisa ver, sem expor a pessoa.
- content: o e-mail inteiro, da saudação à assinatura, com uma linha em branco entre as partes.
${letterFieldsGuide}`;

export function emailPrompt(brief: Brief<LetterForm>, context: DocumentContext): Prompt {
  const data = { form: formLines(brief), diary: 'reserved' as const };
  return expertPrompt({ guide, request: [], data }, context);
}
