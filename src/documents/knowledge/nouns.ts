import { endsInOneOf, wordList, wordSet } from '../kit/words.ts';
import { normalize } from './words.ts';

/*
 * The nouns that work is talked about with, and their gender: what tells 'a escuta' from 'escuta os
 * clientes'. A word that is neither here nor ends like a noun is taken for none. Without accents,
 * in the singular.
 */

export type Gender = 'o' | 'a';

const feminine = wordSet(`
  abertura agenda ajuda analise area assembleia assertividade ata aula auditoria autonomia base busca caixa carga
  carreira carteira chefia chegada clareza classe cobranca coleta compra conduta confianca conferencia conta consulta
  conversa copa cortesia cozinha cultura curva decisao defesa demanda demora despesa dinamica disciplina doca duvida
  economia embalagem empatia empresa encomenda energia engenharia entrada entrega entrevista equipe escala escolha
  escuta escrita espera estrategia etapa falha falta fase fatura feira ferramenta ficha fila folga folha forma
  franqueza frente frota garantia gerencia gondola guarda harmonia higiene hora horta ideia imagem iniciativa
  instancia interface jornada leitura letra lideranca limpeza linha lista logica logistica loja malha manha maquina
  margem marca matricula medida melhora melhoria memoria mentoria mesa meta metodologia mudanca nota obra oferta
  oficina oratoria ordem origem ouvidoria paciencia pagina palestra parada parceria parcela parte pasta pauta pausa
  pendencia perda pergunta pesquisa pessoa planilha plataforma politica pontualidade portaria postura pratica
  presenca pressa prioridade procura prova proposta queda queixa quebra rastreabilidade receita recepcao reclamacao
  rede reforma regra remessa reserva resposta ressalva retirada retomada rota rotina estimativa expectativa perspectiva alternativa tentativa narrativa ruptura safra saida sala saude
  secretaria sede seguranca semana senha sessao sintese sobra sobrecarga tabela tarefa taxa tecnica tecnologia tela
  tesouraria ti tomada transparencia trava triagem troca turma urgencia vaga varredura venda via viagem vigilancia
  virada visita vistoria vitrine voz contabilidade controladoria tratativa montagem colheita cota divergencia
  negociacao
`);

const masculine = wordSet(`
  acerto acesso acidente acolhimento acordo ajuste alcance almoco almoxarifado ambiente andamento apoio aprendizado
  arquivo argumento assunto ataque ato atraso atrito aumento autocontrole autoconhecimento aviso balanco balcao banco
  bloqueio boleto cadastro cafe calculo calendario caminho campo canal canteiro cargo caso catalogo certificado
  chamado chat ciclo cliente clima codigo combinado comando comercio comite compromisso comunicado conceito conflito
  conhecimento conselho conserto consumo contato conteudo contrato controle convite convivio crescimento criterio
  crm cronograma cuidado curriculo curso custo dado debate defeito departamento desafio desconto descuido desempenho
  desperdicio destaque desvio detalhe diagnostico dialogo diario diretorio documento dominio e-mail efeito elogio
  embarque empenho encerramento encontro ensaio ensino envio equilibrio equipamento erp erro esforco espaco
  espanhol estagio estilo estoque estudo evento excesso exemplo esquema exercicio expediente fato faturamento fechamento
  feedback fluxo foco formulario fornecedor frete funil gargalo gasto grupo historico horario humor idioma impacto
  improviso incentivo incidente indicador indice ingles interesse intervalo inventario item jeito kanban kit
  laboratorio laudo layout lembrete limite local lote marketing mapa material metodo modelo modo negocio nivel nps
  objetivo orcamento padrao pacote painel papel passo pdi pedido percurso perfil periodo pico pix plano plantao
  portugues posicionamento pos-venda prazo preco preparo problema procedimento processo produto programa projeto prontuario
  protocolo quadro questionario rateio recado recibo recurso registro relacionamento relato relatorio reparo
  reporte respeito resultado resumo retorno retrabalho rh rigor risco ritmo roteiro ruido saldo servico setor sigilo
  sistema site sla software suporte tema teste time tempo trabalho transporte trato treino turno uso varejo vazamento
  vocabulario volume zelo
`);

/** Ends that nouns have, and what they say of the gender. Read without accents, in the singular. */
const feminineEnds = wordList(
  'cao sao xao niao giao siao stao idao dade encia ancia agem eza ura logia',
);
const masculineEnds = ['mento', 'ismo'];

/** Words that end like a noun and are verbs or adjectives, as far as anyone writes them at work. */
const pretenders = wordSet(`
  segura assegura apura mensura configura madura imatura obscura diferencia evidencia financia silencia preza
  reagem interagem estao serao terao poderao deverao ficarao passarao artesao
`);

/** Singulars that end in s, and plurals that have no singular. */
const asTheyAre: Readonly<Record<string, { gender: Gender; plural: boolean }>> = {
  ferias: { gender: 'a', plural: true },
  ingles: { gender: 'o', plural: false },
  portugues: { gender: 'o', plural: false },
  bonus: { gender: 'o', plural: false },
  mes: { gender: 'o', plural: false },
  nps: { gender: 'o', plural: false },
};

/** The singular under which a noun is looked up: 'reunioes' → 'reuniao', 'materiais' → 'material'. */
function singularOf(word: string): string {
  const [end, singular] = pluralEnds.find(([plural]) => word.endsWith(plural)) ?? ['', ''];
  return word.slice(0, word.length - end.length) + singular;
}

/** Ends of plurals and of their singulars, the longer before the shorter. */
const pluralEnds = [
  ['oes', 'ao'],
  ['aes', 'ao'],
  ['ais', 'al'],
  ['eis', 'el'],
  ['ois', 'ol'],
  ['uis', 'ul'],
  ['is', 'il'],
  ['ns', 'm'],
  ['res', 'r'],
  ['zes', 'z'],
  ['s', ''],
] as const;

export interface Noun {
  gender: Gender;
  plural: boolean;
  /** Without accents, in the singular. */
  lemma: string;
}

/** The noun that a word is, as far as that is certain; null otherwise. */
export function nounOf(word: string): Noun | null {
  const plain = word.split('-').map(normalize).join('-');
  const known = Object.hasOwn(asTheyAre, plain) ? asTheyAre[plain] : undefined;
  if (known) return { ...known, lemma: plain };
  const plural = plain.endsWith('s');
  const lemma = plural ? singularOf(plain) : plain;
  if (feminine.has(lemma)) return { gender: 'a', plural, lemma };
  if (masculine.has(lemma)) return { gender: 'o', plural, lemma };
  if (lemma.length < 5 || pretenders.has(lemma)) return null;
  if (endsInOneOf(lemma, feminineEnds)) return { gender: 'a', plural, lemma };
  return endsInOneOf(lemma, masculineEnds) ? { gender: 'o', plural, lemma } : null;
}

/** People at work, to whom one gives notice: 'aviso à equipe'. */
export const personNouns = wordSet(`
  cliente equipe time colega gestor gestora lideranca gerente supervisor supervisora coordenador coordenadora
  fornecedor paciente aluno aluna familia usuario usuaria pessoa turma diretoria expedicao recepcao rh chefia
`);
