export const launchFlags = ["--disable-proto=delete", "--max-semi-space-size=2"];

/** Makes glibc give memory back: one heap, and large blocks outside it. */
export const launchEnvironment = { MALLOC_ARENA_MAX: "1", MALLOC_MMAP_THRESHOLD_: "131072" };
