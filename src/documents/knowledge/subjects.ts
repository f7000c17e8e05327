import { normalize, stems } from './words.ts';

/*
 * Words that speak of one subject at work, by their beginnings. They tell that 'reduzir as filas' and
 * 'tempo de espera nos caixas' are close, where no word is shared.
 */
const subjects: readonly (readonly string[])[] = [
  'fila espera caixa atend client reclam satisfac nps',
  'venda vende carteira receita fatur prospec negoci convers comerc',
  'erro retrabalho qualid falha defeit bug incident conform conferen',
  'prazo atras pontual entrega agilid cronogram rapid tempo',
  'custo despesa orcament gasto econom desperdic perda compra aquisic cotac',
  'rotativ turnover retenc clima engaj equipe lider coorden gestao deleg',
  'segur acident risco nr prevenc',
  'estoque inventar ruptura separac expedic armaz pedido carga',
  'alun aprendiz turma aula ensin famili escola leitura alfabet',
  'pacient leito enferm curativ vacin triagem internac alta plantao prontuar uti clinic adverso',
  'codigo software test implant deploy api sistema arquitet program',
  'comunic reuni apresent inform relator aviso alinha',
  'captac captar doac doador edital financiament patrocin',
  'cresc carreira promo lider coorden superv gerenc chef',
].map((words) => words.split(' '));

/** Words of one trade: they tell that a craft serves a goal, and nothing about two goals. */
const trades: typeof subjects = [
  'produc refugo maquin manutenc parada envase usinag sucata disponibil linha',
  'frota veicul rota motorist carga frete caminh janela entrega',
  'colheit safra plantio lavour soja milho gado pecuar rebanho agric hectare diesel talhao maquin',
  'fiscal tribut imposto contab balanc obrigac fechamento multa apurac declarac escritur',
].map((words) => words.split(' '));

function indexesOf(lists: typeof subjects, text: string): Set<number> {
  const words = normalize(text).split(' ');
  const found = lists.flatMap((beginnings, index) =>
    words.some((word) => beginnings.some((beginning) => word.startsWith(beginning))) ? [index] : [],
  );
  return new Set(found);
}

/** How close two texts are in what they speak of: 2 for each word they share, 1 for each subject. */
export function closeness(one: string, other: string): number {
  const words = stems(other);
  let score = 0;
  for (const word of stems(one)) if (words.has(word)) score += 2;
  const otherSubjects = indexesOf(subjects, other);
  for (const subject of indexesOf(subjects, one)) if (otherSubjects.has(subject)) score += 1;
  return score;
}

/** Whether two texts speak of one trade: 'agricultura de precisão' and 'consumo de diesel'. */
export function sameTrade(one: string, other: string): boolean {
  const known = indexesOf(trades, other);
  return [...indexesOf(trades, one)].some((trade) => known.has(trade));
}
