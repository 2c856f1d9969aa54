/** Specialities that differ in capitals and signs alone have the same slug. */
export function specialitySlug(specialization: string): string {
  return specialization.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, "-");
}
