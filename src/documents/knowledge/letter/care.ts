/*
 * What a letter treats with care: matters for a talk in person, who said what of whom, reservations in an
 * acknowledgement, and what is asked of the writer rather than told to the reader.
 */

/** Matters that touch the person: never put into writing by a leader. Read against normalised text. */
export const delicateMatter = new RegExp(
  `\\b(?:${[
    'higiene pessoal|(?:mau|seu|cheiro de) (?:cheiro|suor)|odor(?:es)?|mau halito',
    '(?:roupas?|vestimentas?|saias?|decotes?) (?:curt\\w+|inadequad\\w+|indecente\\w*|provocante\\w*|decotad\\w+)|decote|sua aparencia|aparencia pessoal',
    'brig(?:a|as|ou|aram)|bat(?:eu|eram) boca|discuti(?:u|ram) com|discuss(?:ao|oes) (?:com|entre)|conflitos? (?:com|entre)|desentendimentos?',
    'grit(?:ou|aram|os|ando)|xing\\w+|ofend\\w+|ofensas?|humilh\\w+|desrespeit\\w+|grosseria\\w*|agressiv\\w+|agredi\\w+|ameac(?:ou|aram|as?)',
    'fofocas?|boatos?|piadas?|apelidos?|denunci\\w+|chor(?:ou|ando|o)',
    'roub(?:ou|aram|o)|furt(?:ou|aram|o)|embriagad\\w+|alcoolizad\\w+|bebeu',
  ].join('|')})\\b`,
  'u',
);

/** 'A Maria reclamou que…': the name is the first group. */
export const accusation =
  /(?<!\p{L})(\p{Lu}\p{Ll}+)(?: \p{Lu}\p{Ll}+)? (?:(?:me|nos|também|já) )*(?:se queix|reclam|disse|cont(?:ou|aram)|fal(?:ou|aram)|coment|relat(?:ou|aram)|denunci|apont)\p{L}*/u;

/** Said of someone, these words are never true and always hurt. */
export const generalization = /(?<!\p{L})(?:sempre|nunca|toda vez|todo dia)(?!\p{L})/iu;

/** What joins a reservation to praise. */
const reservation = '(?:mas|porém|contudo|todavia|entretanto|no entanto|só que)(?!\\p{L})';
export const beforeReservation = new RegExp(`[,;]?\\s+(?=${reservation})`, 'iu');
export const opensReservation = new RegExp(`^${reservation}[,\\s]*`, 'iu');

/** Asked of the writer: 'ser breve', 'não mencionar o valor', 'usar tom leve'. */
export const writingWish = new RegExp(
  `^(?:${[
    'n[aã]o (?:mencion|cit)\\p{L}+',
    'n[aã]o (?:us|coloc|inclu|exp|fal)\\p{L}+ (?:(?:n?o|a|os|as|de|do|da|em|sobre) )?(?:nomes?|emojis?|g[ií]rias?|palavras?|linguagem|tom)(?!\\p{L})',
    '(?:usar|use|manter|mantenha|seguir|adotar|escrever|escreva|redigir)\\s(?:um |uma |o |a )?(?:tom|linguagem|texto|mensagem|e-?mail|estilo)',
    '(?:ser|seja)\\s(?:\\p{L}+\\s){0,2}(?:breve|direto|objetiv\\p{L}*|cordial|gentil|educad\\p{L}*|firme|clar[oa]|curto|sucint[oa]|delicad[oa]|cuidados[oa])',
    '(?:texto|mensagem|e-?mail|tom)\\s(?:bem |mais )?(?:curt[oa]|breve|leve|form\\p{L}+|informal|objetiv\\p{L}+)',
    '(?:registrar|formalizar|deixar registrado) o combinado$',
    'sem emojis?|evitar? (?:emojis?|g[ií]rias?|jarg\\p{L}+)',
  ].join('|')})`,
  'iu',
);

/** The reader is told to be free in it. */
export const freedom =
  /(?<!\p{L})(?:(?:você|vocês|el[ea]s?) )?(?:pode|podem|poderá|fi(?:que|ca)m? à vontade para) (?:recusar|dizer (?:que )?não|não aceitar)|(?<!\p{L})(?:não (?:é|será|seria) (?:uma )?(?:obrigat[óo]ri[oa]|obrigação)|sem obrigação|sem compromisso|(?:é|fica) (?:opcional|facultativ[oa]|voluntári[oa]|a seu critério)|ninguém é obrigado|só se (?:você |vocês )?(?:quiser|puder)(?:em)?)(?!\p{L})/iu;
/** The same, or a condition that leaves it to them: 'se puder', 'se não der, tudo bem'. */
export const mayDecline = new RegExp(
  `${freedom.source}|^(?:se|caso) (?:você |vocês )?(?:puder|quiser|der|possível|for possível)(?:em)?(?:,| \\p{L}+[aei]r |$)|(?<!\\p{L})se não (?:puder|quiser|der|conseguir|for possível)(?:em)?,? (?:tudo bem|sem problemas?|não tem problema|a gente|entendo)`,
  'iu',
);
