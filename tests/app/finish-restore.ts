import { finishRestore } from "#db/disk/restore-journal.ts";

// What a start of the server does, before anything reads the data.
finishRestore();
