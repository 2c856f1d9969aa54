declare module "virtual:articles" {
  const articles: import("#app/library/schema.ts").Article[];
  export default articles;
}

declare module "virtual:translations" {
  export const titles: Readonly<
    Record<
      import("#app/language/locale.ts").OtherLocale,
      Readonly<Record<string, import("#app/library/schema.ts").Titles>>
    >
  >;
  export const translated: Readonly<
    Record<import("#app/language/locale.ts").OtherLocale, readonly string[]>
  >;
  export function readTranslations(
    locale: import("#app/language/locale.ts").OtherLocale,
  ): import("#app/library/schema.ts").Translation[];
}
