declare module "saxen" {
  export class Parser {
    on(
      event: "openTag",
      callback: (name: string, attributes: () => Record<string, string>) => void,
    ): this;
    on(event: "closeTag", callback: (name: string) => void): this;
    on(event: "text", callback: (text: string) => void): this;
    on(event: "cdata", callback: (text: string) => void): this;
    parse(xml: string): void;
  }
}
