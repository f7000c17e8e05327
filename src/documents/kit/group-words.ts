import { wordSet } from './words.ts';

/*
 * Words that call more than one person, without accents: by them a reader is told from readers.
 */

/** What may stand before them: 'toda a nossa equipe'. */
export const beforeGroup = wordSet(
  'a o as os toda todo todas todos minha meu minhas meus nossa nosso nossas nossos demais caros caras',
);

/** All of these are of one house, and greeted as such. */
export const ownGroups = wordSet(`
  todos todas equipe equipes time times pessoal grupo turma galera gente colegas meninas meninos
  professores educadores monitores instrutores tutores vendedores atendentes motoristas entregadores
  operadores operarios tecnicos analistas assistentes auxiliares estagiarios aprendizes recepcionistas
  enfermeiros enfermeiras medicos medicas cuidadores cuidadoras dentistas fisioterapeutas farmaceuticos
  balconistas caixas repositores estoquistas conferentes separadores cozinheiros cozinheiras garcons garconetes
  camareiras porteiros vigilantes segurancas zeladores eletricistas mecanicos soldadores pedreiros
  montadores costureiras cabeleireiros cabeleireiras manicures esteticistas corretores consultores
  representantes promotores desenvolvedores programadores designers projetistas engenheiros arquitetos
  advogados contadores secretarias coordenadores coordenadoras supervisores supervisoras lideres gestores
  gestoras gerentes encarregados colaboradores colaboradoras funcionarios funcionarias trabalhadores
  plantonistas socorristas brigadistas voluntarios voluntarias
`);

/** Others, and those above: greeted with more distance. */
export const otherGroups = wordSet(`
  clientes fornecedores parceiros moradores condominos sindicos pais maes responsaveis alunos alunas
  pacientes familiares candidatos candidatas convidados associados cooperados diretores diretoras socios
  socias diretoria conselho setor area departamento
`);
