/** Pages to prefetch: never what changes something or requires a session. */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          {
            not: { href_matches: ["/dashboard*", "/signin*", "/signout*", "/lite*", "/uploads/*"] },
          },
        ],
      },
      eagerness: "moderate",
    },
  ],
});
