const endMark = Buffer.from([0xff, 0xd9]);
const [baseline, extended, scan] = [0xc0, 0xc1, 0xda];

/** Repairs what browsers ignore: cameras of Samsung write odd numbers into a scan, programs cut off the end mark. */
export function repairJpeg(bytes: Buffer): Buffer {
  const repaired = Buffer.concat([bytes, endMark]);
  let isSequential = false;
  let at = 2;
  while (at + 4 < bytes.length && bytes[at] === 0xff) {
    const kind = bytes[at + 1];
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (kind === baseline || kind === extended) isSequential = true;
    if (kind === scan) {
      if (isSequential) repaired.set([0, 63, 0], Math.min(end, bytes.length) - 3);
      break;
    }
    at = end;
  }
  return repaired;
}
