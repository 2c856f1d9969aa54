declare module "virtual:articles" {
  const articles: import("#app/library/schema.ts").Article[];
  export default articles;
}
