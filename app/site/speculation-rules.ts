/** Pages to prefetch: none that requires a session. What changes something is a form, and never prefetched. */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: "/*" }, { not: { href_matches: "/dashboard*" } }] },
      eagerness: "moderate",
    },
  ],
});
