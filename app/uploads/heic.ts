import createHeif, { type MainModule } from "libheif-js/libheif-wasm/libheif-bundle.mjs";
import { maxPixels } from "./limits.ts";

const million = 1_000_000;
const maxTilePixels = 16 * million;
const maxMemoryPages = 2400;

const rgb = 1;
const interleavedRgb = 10;
const interleaved = 10;
const channels = 3;

export type HeicFault = "damaged" | "too large" | "tile too large";

export class HeicError extends Error {
  readonly fault: HeicFault;
  constructor(fault: HeicFault) {
    super(fault);
    this.fault = fault;
  }
}

export interface Heic {
  width: number;
  height: number;
  colourProfile: Uint8Array | undefined;
  /** Three bytes a pixel, from the top, upright. A row is valid until the next one is read. */
  rows: () => Generator<Uint8Array>;
}

/** Reads the main picture of a file tile by tile, in bounded memory. Throws a HeicError. */
export function readHeic(bytes: Uint8Array): Heic {
  limitMemory();
  const heif = createHeif() as Heif;
  const handle = openPicture(heif, bytes);
  const tiling = readTiling(heif, handle);
  const { width, height, tileWidth, tileHeight } = tiling;
  if (width * height > maxPixels) throw new HeicError("too large");
  if (tileWidth * tileHeight > maxTilePixels) throw new HeicError("tile too large");
  return {
    width,
    height,
    colourProfile: readColourProfile(heif, handle),
    rows: () => readRows(heif, handle, tiling),
  };
}

type Heif = MainModule & { _malloc: (bytes: number) => number };

/** What a hostile file makes the decoder ask for beyond this, it does not get. */
function limitMemory(): void {
  const { grow } = WebAssembly.Memory.prototype;
  WebAssembly.Memory.prototype.grow = function growWithin(pages) {
    const now = this.buffer.byteLength / 65_536;
    if (now + pages > maxMemoryPages) throw new RangeError("too much memory");
    return grow.call(this, pages);
  };
}

function openPicture(heif: Heif, bytes: Uint8Array): number {
  const context = heif._heif_context_alloc();
  const copy = heif._malloc(bytes.length);
  if (!copy) throw new HeicError("too large");
  heif.HEAPU8.set(bytes, copy);
  attempt(heif, (error) =>
    heif._heif_context_read_from_memory_without_copy(error, context, copy, bytes.length, 0),
  );
  return receive(heif, (error, place) =>
    heif._heif_context_get_primary_image_handle(error, context, place),
  );
}

interface Tiling {
  columns: number;
  tileWidth: number;
  tileHeight: number;
  width: number;
  height: number;
  top: number;
  left: number;
}

const upright = 1;

function readTiling(heif: Heif, handle: number): Tiling {
  const place = heif._malloc(128);
  attempt(heif, (error) => heif._heif_image_handle_get_image_tiling(error, handle, upright, place));
  const [columns = 0, rows = 0, tileWidth = 0, tileHeight = 0, width = 0, height = 0, top, left] =
    heif.HEAPU32.subarray(place / 4 + 1, place / 4 + 9);
  if (!columns || !rows || !tileWidth || !tileHeight || !width || !height) {
    throw new HeicError("damaged");
  }
  return {
    columns,
    tileWidth,
    tileHeight,
    width,
    height,
    // The library says which side it is, but not how much: it returns what is left of the tile.
    top: top ? rows * tileHeight - height : 0,
    left: left ? columns * tileWidth - width : 0,
  };
}

function readColourProfile(heif: Heif, handle: number): Uint8Array | undefined {
  const size = heif._heif_image_handle_get_raw_color_profile_size(handle);
  if (size === 0 || size > million) return undefined;
  const place = heif._malloc(size);
  attempt(heif, (error) => heif._heif_image_handle_get_raw_color_profile(error, handle, place));
  return heif.HEAPU8.slice(place, place + size);
}

function* readRows(heif: Heif, handle: number, tiling: Tiling): Generator<Uint8Array> {
  const { columns, tileWidth, tileHeight, width, height, top, left } = tiling;
  const row = new Uint8Array(width * channels);
  for (let y = 0; y < height; ) {
    const tileRow = Math.floor((y + top) / tileHeight);
    const tiles = Array.from({ length: columns }, (_, column) =>
      decodeTile(heif, handle, tiling, column, tileRow),
    );
    const end = Math.min(height, (tileRow + 1) * tileHeight - top);
    for (; y < end; y++) {
      for (const [column, tile] of tiles.entries()) {
        const x = column * tileWidth - left;
        const from = Math.max(0, -x);
        const to = Math.min(tileWidth, width - x);
        if (from >= to) continue;
        const start = tile.pixels + (y + top - tileRow * tileHeight) * tile.stride;
        row.set(
          heif.HEAPU8.subarray(start + from * channels, start + to * channels),
          (x + from) * channels,
        );
      }
      yield row;
    }
    for (const { image } of tiles) heif._heif_image_release(image);
  }
}

function decodeTile(
  heif: Heif,
  handle: number,
  { tileWidth, tileHeight }: Tiling,
  column: number,
  row: number,
) {
  const image = receive(heif, (error, place) =>
    heif._heif_image_handle_decode_image_tile(
      error,
      handle,
      place,
      rgb,
      interleavedRgb,
      0,
      column,
      row,
    ),
  );
  const place = heif._malloc(4);
  const pixels = heif._heif_image_get_plane_readonly(image, interleaved, place);
  const stride = heif.HEAPU32[place / 4] ?? 0;
  heif._free(place);
  const isWhole =
    pixels !== 0 &&
    heif._heif_image_get_width(image, interleaved) >= tileWidth &&
    heif._heif_image_get_height(image, interleaved) >= tileHeight;
  if (!isWhole) throw new HeicError("damaged");
  return { image, pixels, stride };
}

function attempt(heif: Heif, work: (error: number) => void): void {
  const error = heif._malloc(12);
  work(error);
  const code = heif.HEAPU32[error / 4];
  heif._free(error);
  if (code !== 0) throw new HeicError("damaged");
}

function receive(heif: Heif, work: (error: number, place: number) => void): number {
  const place = heif._malloc(4);
  attempt(heif, (error) => work(error, place));
  const value = heif.HEAPU32[place / 4] ?? 0;
  heif._free(place);
  return value;
}
