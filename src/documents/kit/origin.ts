/** What wrote a document (`offline` or a model's name), and what that asks of whoever uses it. */
export function originNotice(generator: string): string {
  const author =
    generator === 'offline'
      ? 'Gerado sem IA externa (modo offline)'
      : 'Conteúdo gerado com apoio de IA';
  return `${author}. Revise antes de usar; a decisão é da liderança.`;
}
