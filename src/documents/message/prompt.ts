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

É conversa de celular, sem assinatura, no registro de quem escreve (“pra” e “pro” cabem, se é assim que o líder escreve; erro não): um cumprimento com o nome (“Oi, Fulana!”, “Oi, pessoal!”), parágrafos curtos com uma linha em branco entre eles e, no fim, o que responder. A primeira frase já diz o que mudou ou por que se escreve, sem anunciar o que vem; o resto vem depois, uma coisa de cada vez. O pedido que precisa de resposta hoje aparece também no começo. Recado simples (um horário, uma coisa a levar) é um parágrafo só e um pedido leve de confirmação.

O que se faz vem numerado, na ordem em que se faz, um passo em cada linha e com o seu porquê ao lado (“Não ligue a câmara hoje: o técnico só chega às 15h.”); horas ou dias diferentes têm cada um o seu grupo (“Hoje:”, “Amanhã:”), com os números seguidos de um grupo ao outro, e a condição que não se pode errar é um passo (“Se o alarme tocar, não entre: me liga e espera.”). Quantidades e nomes que só acompanham vêm depois dos passos. Nada se diz duas vezes: dia, hora e lugar de uma conversa aparecem uma vez, junto da pergunta que se responde. Em tom amigável ou motivacional cabe um emoji.

# A resposta: só o JSON
- content: a mensagem, de 20 palavras, num aviso, a 200, se há muitos fatos ou se o assunto é delicado.
${letterFieldsGuide}`;

export function messagePrompt(brief: Brief<LetterForm>, context: DocumentContext): Prompt {
  const data = { form: formLines(brief), diary: 'reserved' as const };
  return expertPrompt({ guide, request: requestLines(brief), data }, context);
}
