import { expect, test } from 'vitest';
import { companyEndpoints } from '#shared/companies.ts';
import { diaryEndpoints } from '#shared/diary.ts';
import { searchEndpoints } from '#shared/search.ts';
import { aCompanyForm } from '../../../test/factories.ts';
import { testServer } from '../../../test/harness.ts';
import { withoutAccents } from '../db/accents.ts';

/* Words in both numbers, by how their plural is made: the same on both databases. */

const server = testServer({ environment: { RATE_LIMIT: 'off' } });

/*
 * Not in it, for they are left as they are: 'caráter' and 'caracteres'; 'canal' and 'canil', whose plurals the
 * stemmer takes for one; 'paes' without its sign, which is a name.
 */
const classes: Readonly<Record<string, string>> = {
  '-al': 'ideal ideais, mensal mensais, pessoal pessoais',
  '-el, stressed': 'papel papéis, aluguel aluguéis, fiel fiéis',
  '-el, unstressed': 'possível possíveis, nível níveis, móvel móveis, túnel túneis',
  '-ol': 'lençol lençóis, espanhol espanhóis',
  '-ul': 'azul azuis',
  '-il, stressed':
    'funil funis, perfil perfis, civil civis, barril barris, gentil gentis, hostil hostis, servil servis, quadril quadris, infantil infantis, estudantil estudantis, imbecil imbecis',
  '-il, unstressed':
    'fácil fáceis, difícil difíceis, útil úteis, inútil inúteis, hábil hábeis, ágil ágeis, frágil frágeis, dócil dóceis, fútil fúteis, fértil férteis, estéril estéreis, têxtil têxteis, míssil mísseis, projétil projéteis, tátil táteis, verossímil verossímeis',
  '-ão, -ões': 'reunião reuniões, decisão decisões, botão botões',
  '-ão, -ães': 'pão pães, capitão capitães, alemão alemães',
  '-ão, -ãos': 'mão mãos, cidadão cidadãos, órgão órgãos',
  '-m': 'ferragem ferragens, item itens, jardim jardins, bom bons, comum comuns, álbum álbuns',
  '-r': 'setor setores, líder líderes, valor valores, par pares',
  '-z': 'vez vezes, juiz juízes, capaz capazes, matriz matrizes',
  '-s': 'mês meses, país países, gás gases, inglês ingleses',
};

test.each(Object.entries(classes))(
  '%s: either number finds both, and nothing else',
  async (_, words) => {
    const user = await server.newUser();
    const { id: companyId } = await user.call(companyEndpoints.create, { body: aCompanyForm() });
    const pairs = words.split(', ').map((pair) => pair.split(' '));
    for (const description of pairs.flat())
      await user.call(diaryEndpoints.create, { body: { description, companyId } });
    const find = async (q: string) =>
      (await user.call(searchEndpoints.search, { query: { q } })).diary
        .map(({ excerpt }) => excerpt)
        .toSorted();
    for (const pair of pairs) {
      const asked = pair.includes('pães') ? pair : [...pair, ...pair.map(withoutAccents)];
      for (const q of new Set(asked))
        expect({ q, found: await find(q) }).toEqual({ q, found: pair.toSorted() });
    }
  },
);
