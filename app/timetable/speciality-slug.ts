export function specialitySlug(specialization: string): string {
  return specialization.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, "-");
}
