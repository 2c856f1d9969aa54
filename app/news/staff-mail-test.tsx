import { setTimeout as pause } from "node:timers/promises";
import { data, href } from "react-router";
import { knownHospital } from "#app/hospital/hospital.server.ts";
import { orNotSent } from "#app/requests/failure.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { Confirm, type ConfirmTexts, sendConfirmedInPlace } from "#app/ui/confirm.tsx";
import { newId } from "#db/id.ts";
import { type MailServer, readMailServer } from "#db/settings/mail-server.ts";
import { log } from "#runtime/log.ts";
import { tellWaiting } from "../../server/waiting.ts";
import type { Route } from "./+types/staff-mail-test";
import { forgetTrouble } from "./send-waiting.server.ts";
import { sendMail, whyRefused } from "./transport.server.ts";

const texts: ConfirmTexts = {
  title: "Send a test",
  question: "Do you want to send a test to everybody who gets the news?",
  button: "Send a test",
  busy: "Sending...",
  failure: "The test was not sent",
  unsure: "It may or may not have been sent. Look into the inbox first.",
};

export const meta: Route.MetaFunction = () => [{ title: texts.title }];

// A mail server may take longer than the front waits for a reply.
const patience = 10_000;
const late = Symbol("late");

let isRunning = false;

export function action() {
  return orNotSent(texts.failure, async () => {
    const server = readMailServer();
    if (!server) return refuse("Email is not set up any more.", 409);
    if (isRunning) return refuse("Another test is being sent. Try again in a minute.", 409);
    tellWaiting();
    const problem = await Promise.race([sendTest(server), pause(patience, late)]);
    if (problem === late) {
      return tell(
        "The mail server is slow: the test is still on its way. Look into the inbox in a minute.",
      );
    }
    if (problem) return refuse(problem);
    return tell(`The test was sent to ${server.recipients.join(", ")}.`);
  });
}

/** Returns why it was not sent, or not to everybody. */
async function sendTest(server: MailServer): Promise<string | undefined> {
  isRunning = true;
  try {
    const { name } = knownHospital();
    const rejected = await sendMail(server, {
      from: { name, address: server.sender },
      to: server.recipients,
      subject: `A test from the website of ${name}`,
      text: "Email works. News of applications will come to this address.\n",
      messageId: `<${newId()}@${new URL(server.origin).hostname}>`,
    });
    if (rejected.length > 0) {
      const others = server.recipients.filter((recipient) => !rejected.includes(recipient));
      const sent = others.length > 0 ? ` The others have it: ${others.join(", ")}.` : "";
      return `The server refuses these recipients: ${rejected.join(", ")}.${sent}`;
    }
    forgetTrouble(server);
    return undefined;
  } catch (error) {
    log.warn("a test email was not sent");
    return whyRefused(error, server);
  } finally {
    isRunning = false;
  }
}

function tell(sentence: string): Promise<Response> {
  return redirectWithFlash(href("/dashboard/News/Mail"), { sentence });
}

function refuse(reason: string, status = 503) {
  return data({ notSent: { failure: texts.failure, reason, at: Date.now() } }, { status });
}

export const clientAction = sendConfirmedInPlace(texts);

/** Where the button leads without script if it fails. */
export default function SendTest(props: Route.ComponentProps) {
  return <Confirm {...texts} {...props} />;
}
