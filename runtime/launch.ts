/** Of V8 for the server: a young generation that stays small, and no `__proto__`. */
export const launchFlags = ["--disable-proto=delete", "--max-semi-space-size=2"];

/** Of glibc, for what is no JavaScript: one heap, which gives back what is free, and large pieces apart from it. */
export const launchEnvironment = { MALLOC_ARENA_MAX: "1", MALLOC_MMAP_THRESHOLD_: "131072" };
