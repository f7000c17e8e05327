-- The diary is searched by the words of "search_texts". "diary_words" stays for the program before this one, which may run beside it.
DROP INDEX "diary_entries_words";
