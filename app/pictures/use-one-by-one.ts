import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { isNotSent, type NotSent } from "#app/ui/sending/send-failure.ts";
import type { Outcome } from "./add-photos.server.ts";

interface Run {
  form: HTMLFormElement;
  files: File[];
  at: number;
}

/** Sends the files of a form one after the other, so that its page tells how far it is. */
export function useOneByOne() {
  const fetcher = useFetcher<{ outcomes: Outcome[] } | NotSent>();
  const run = useRef<Run>(undefined);
  // A number is a place of the gallery: a file that is chosen again, as after a lost reply, keeps its own.
  const numbers = useRef(new Map<string, number>());
  const [outcomes, setOutcomes] = useState<Outcome[]>([]);
  const [current, setCurrent] = useState<{ sentence: string; done: number; count: number }>();

  function sendNext() {
    const { form, files, at } = run.current as Run;
    const file = files[at];
    if (!file) {
      run.current = undefined;
      setCurrent(undefined);
      form.reset();
      return;
    }
    const sentence = `Sending photo ${at + 1} of ${files.length}: ${file.name}`;
    setCurrent({ sentence, done: at, count: files.length });
    const body = new FormData(form);
    body.set("photo", file);
    body.set("first", `${numberOf(file)}`);
    void fetcher.submit(body, {
      method: "post",
      encType: "multipart/form-data",
      defaultShouldRevalidate: false,
    });
  }

  function numberOf({ name, size, lastModified }: File): number {
    const known = numbers.current;
    const id = `${name} ${size} ${lastModified}`;
    known.set(id, known.get(id) ?? known.size);
    return known.get(id) as number;
  }

  function start(event: SubmitEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    const input = form.elements.namedItem("photo") as HTMLInputElement;
    const files = [...(input.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    if (run.current) return;
    run.current = { form, files, at: 0 };
    setOutcomes([]);
    sendNext();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each response
  useEffect(() => {
    const { data } = fetcher;
    if (!data || !run.current) return;
    const name = run.current.files[run.current.at]?.name ?? "";
    const own = isNotSent(data)
      ? [{ file: name, problem: data.notSent.reason }]
      : data.outcomes.length > 0
        ? data.outcomes
        : [{ file: name, problem: "It did not arrive." }];
    setOutcomes((earlier) => [...earlier, ...own]);
    run.current.at++;
    sendNext();
  }, [fetcher.data]);

  return { outcomes, current, start };
}
