import { useNavigation } from "react-router";

/** Several forms of a screen have the same address: only the one that is being sent says so. */
export function SaveButton({ place, children }: { place: string; children: string }) {
  const { formData } = useNavigation();
  const isSending = formData?.get("place") === place;
  return (
    <button type="submit" className="button" aria-disabled={formData !== undefined}>
      {isSending ? "Saving..." : children}
    </button>
  );
}
