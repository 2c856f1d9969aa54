import { href } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { readForm } from "#app/forms/form.server.ts";
import { stateLabels } from "#app/patients/labels.ts";
import { readStep, tellPaid, whyTooOld } from "#app/register/outcome.server.ts";
import { stateForm } from "#app/register/staff-inputs.ts";
import { StateNotice } from "#app/register/state-notice.tsx";
import { orLoadFailure, orNotSent, refuse } from "#app/requests/failure.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { notFound, orNotFound } from "#app/requests/http.ts";
import { pathWith } from "#app/requests/path-with.ts";
import { readClock } from "#app/timetable/timetable.server.ts";
import { showDay } from "#app/timetable/words.ts";
import { sending } from "#app/ui/sending/send.ts";
import {
  changeVideoCall,
  findVideoCall,
  type VideoCall,
  type VideoOutcome,
} from "#db/register/video-calls.ts";
import type { Route } from "./+types/staff-video-state";
import { sayHolder } from "./video.server.ts";

const failure = "Failed to update appointment";

export const reads = [stateForm];

export const meta: Route.MetaFunction = () => [{ title: "Video call" }];

export function loader({ params }: Route.LoaderArgs) {
  return orLoadFailure(() => {
    const call = requireCall(params.id);
    return { sentence: sayCall(call), back: listOf(call) };
  });
}

/** May come twice: the state that it is in already is no change. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const staff = requireStaff(context);
  const form = await readForm(request, stateForm);
  const { from, to } = readStep(form, failure);
  return orNotSent(failure, async () => {
    const old = whyTooOld(requireCall(params.id), staff);
    if (old) return refuse(failure, old);
    const outcome = changeVideoCall(params.id, { from, to }, readClock().day, staff);
    if (!("call" in outcome)) return refuse(failure, whyNot(outcome));
    const { call } = outcome;
    return redirectWithFlash(listOf(call), tellPaid(sayCall(call), call, staff));
  });
}

export const clientAction = sending<Route.ClientActionArgs>(failure, "Look at the list.");

export default function VideoCallState(props: Route.ComponentProps) {
  return <StateNotice title="Video call" {...props} />;
}

function requireCall(id: string): VideoCall {
  return orNotFound(findVideoCall(id));
}

function listOf({ id, day }: VideoCall): string {
  return `${pathWith(href("/dashboard/Register/video"), { day })}#${id}`;
}

function sayCall({ name, state }: VideoCall): string {
  return `${name} is “${stateLabels[state]}”.`;
}

function whyNot(outcome: Exclude<VideoOutcome, { call: VideoCall }>): string {
  switch (outcome.refusal) {
    case "gone":
      throw notFound();
    case "taken":
      return sayHolder(outcome.holder);
    case "outdated":
      return sayCall(outcome.current);
    case "later":
      return `This video call is for ${showDay(outcome.current.day)}. Until then it can only be cancelled.`;
    case "impossible":
      return `${sayCall(outcome.current)} That step is not possible now.`;
  }
}
