declare module "virtual:articles" {
  const articles: import("./schema.ts").Article[];
  export default articles;
}
