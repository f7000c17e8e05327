import { loadStats } from '../../data/companies.ts';
import { loadDiary } from '../../data/diary.ts';
import { loadDocumentCount } from '../../data/document-count.ts';
import { loadSuggestions } from '../../data/suggestions.ts';
import { loadTeams } from '../../data/teams.ts';
import { loadToday } from '../../data/today.ts';
import { recentEntries } from './diary-card.tsx';

/** All that the dashboard shows of a company. */
export function loadAnswers(companyId: string): Promise<unknown> {
  return Promise.all([
    loadToday(companyId),
    loadStats(companyId),
    loadDocumentCount(companyId),
    loadSuggestions(companyId),
    loadDiary(companyId, recentEntries),
    loadTeams(companyId),
  ]);
}
