import { useEffect, useState } from 'react';
import { addDays, calendarDay, startOfDay } from '#shared/format.ts';

/** Now, renewed at midnight and when the tab comes back, so that a day never stays yesterday's. */
export function useToday(): Date {
  const [today, setToday] = useState(() => new Date());
  useEffect(() => {
    const renew = () => setToday(new Date());
    const midnight = startOfDay(addDays(calendarDay(today), 1));
    const timer = setTimeout(renew, midnight.getTime() - today.getTime());
    document.addEventListener('visibilitychange', renew);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', renew);
    };
  }, [today]);
  return today;
}
