import { exportedLists } from '../db/tenant-tables.ts';

const lists = exportedLists.map(({ file, says }) => `${file.padEnd(20)}${says}`);

/** What stands in the export, for whoever opens it. */
export function readMe(day: string): string {
  return `Seus dados no Leme, em ${day}

Este arquivo reúne tudo o que o Leme guarda sobre você e sobre a sua empresa. Os arquivos .json abrem em
qualquer editor de texto. As datas estão em UTC (o horário de Brasília é três horas antes).

conta.json          seu cadastro, período de teste, créditos, e quando cada acesso começou e foi usado
empresa.json        os dados da empresa, com missão, visão, valores e processos
${lists.join('\n')}
arquivos/           os próprios arquivos

Quando "conteudo" é null, o arquivo consta na lista, mas não pôde ser lido no momento da exportação.
Senhas, códigos de acesso e links de redefinição não são guardados em forma legível e não estão aqui.
`;
}
