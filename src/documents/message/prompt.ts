import type { DocumentContext } from '../kit/document-context.ts';
import type { LetterForm } from '../kit/letter.ts';
import type { Brief, Prompt } from '../kit/writer.ts';
import { formLines, letterFieldsGuide, letterGuide } from '../letters/prompt-parts.ts';
import { expertPrompt } from '../prompting/frame.ts';

const guide = `# O documento: mensagem de WhatsApp do trabalho
${letterGuide}

# A resposta: só o JSON
- content: a mensagem, como se digita no celular.
${letterFieldsGuide}`;

export function messagePrompt(brief: Brief<LetterForm>, context: DocumentContext): Prompt {
  const data = { form: formLines(brief), diary: 'reserved' as const };
  return expertPrompt({ guide, request: [], data }, context);
}
