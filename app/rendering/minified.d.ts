/** The text of a script as an inline script carries it (`vite.config.ts`). */
declare module "*?minified" {
  const text: string;
  export default text;
}
