/** Of what this package has: it brings no types. */
declare module "saxen" {
  type Decode = (text: string) => string;
  export class Parser {
    on(
      event: "openTag",
      callback: (name: string, attributes: () => Record<string, string>, decode: Decode) => void,
    ): this;
    on(event: "closeTag", callback: (name: string) => void): this;
    on(event: "text", callback: (text: string, decode: Decode) => void): this;
    on(event: "cdata", callback: (text: string) => void): this;
    parse(xml: string): void;
  }
}
