import { sentencesOf } from '../writing/rubric-text.ts';
import { confidentialityNotice } from '../knowledge/style.ts';
import { normalize } from '../knowledge/words.ts';
import type { Section } from './arrange.ts';
import { isAttributed, knownWords, withoutAuthors } from './names.ts';
import { threat } from './rules.ts';
import type { Talk } from './talk.ts';
import { praiseOnly } from './typed.ts';

const notices = {
  praise: 'Retiramos ressalvas do reconhecimento: elas pedem uma conversa própria.',
  themes: 'Deixamos só um tema na conversa corretiva; os demais ficam para outra ocasião.',
  threat: 'Retiramos uma menção a medida disciplinar: ela segue outro caminho, com o RH.',
  authors: 'Retiramos nomes e atribuições: aqui as percepções aparecem por tema, sem autores.',
};

/** What each type of conversation does not bear, taken out and told; what it needs, put in. */
export function fitForType(structure: Section[], talk: Talk, told: Set<string>): Section[] {
  switch (talk.type) {
    case 'desenvolvimento':
      return structure;
    case 'reconhecimento':
      return praised(structure, talk, told);
    case 'corretivo':
      return corrected(structure, talk, told);
    case '360':
      return confidential(structure, talk, told);
  }
}

function praised(structure: Section[], talk: Talk, told: Set<string>): Section[] {
  const others = talk.improvements.map(({ text }) => normalize(text));
  return structure.map((part) => ({
    ...part,
    points: part.points.flatMap((point) => {
      const { praise, setAside } = praiseOnly(point, { ofThePerson: true });
      const critical = others.some((other) => normalize(praise).includes(other));
      if (critical || setAside.length > 0) told.add(notices.praise);
      return critical || praise === '' ? [] : [praise];
    }),
  }));
}

function corrected(structure: Section[], talk: Talk, told: Set<string>): Section[] {
  const others = talk.improvements.slice(1).map(({ text }) => normalize(text));
  const typed = normalize([...talk.examples, ...talk.context, ...talk.effects].join('\n'));
  const parts = structure.map((part) => ({
    ...part,
    points: part.points.flatMap((point) => {
      if (others.some((other) => normalize(point).includes(other))) {
        told.add(notices.themes);
        return [];
      }
      const kept = sentencesOf(point).filter((sentence) => {
        const plain = normalize(sentence);
        return typed.includes(plain) || !threat.test(plain);
      });
      if (kept.length === sentencesOf(point).length) return [point];
      told.add(notices.threat);
      return kept.length === 0 ? [] : [kept.join(' ')];
    }),
  }));
  return parts;
}

function confidential(structure: Section[], talk: Talk, told: Set<string>): Section[] {
  return structure.map((part, index) => {
    const points = anonymous(part.points, talk, told);
    const opens = index === 0 && !points.includes(confidentialityNotice);
    return {
      section: part.section,
      points: opens ? [...points.slice(0, 1), confidentialityNotice, ...points.slice(1)] : points,
      questions: anonymous(part.questions, talk, told),
    };
  });
}

/** In a 360°, texts without the names of others and without attributions; elsewhere as they are. */
export function anonymous(texts: readonly string[], talk: Talk, told: Set<string>): string[] {
  if (talk.type !== '360') return [...texts];
  const known = knownWords(talk.person.name, talk.source);
  return texts.map((text) => {
    if (!isAttributed(text, known)) return text;
    told.add(notices.authors);
    return withoutAuthors(text, known);
  });
}
