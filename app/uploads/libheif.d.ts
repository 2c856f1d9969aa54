declare module "libheif-js/libheif-wasm/libheif-bundle.mjs" {
  export type { MainModule } from "libheif-js/libheif-wasm/libheif.js";
  export { default } from "libheif-js/libheif-wasm/libheif.js";
}
