declare module "virtual:sample-sections" {
  const sections: import("./markdown.ts").TextSection[];
  export default sections;
}
