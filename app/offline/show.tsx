import { href } from "react-router";
import { ambulanceNumber, emergencyNumber } from "#app/care/emergency-numbers.ts";
import { CallButton } from "#app/hospital/call-button.tsx";
import { addressOf, useHospital } from "#app/hospital/hospital.ts";
import { emergencyPage } from "#app/pages/pages.ts";
import { pageMeta } from "#app/pages/seo.ts";
import type { Route } from "./+types/show";

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta({
    title: "No connection",
    description: "How to reach {name} without a connection to the internet.",
    path: "/offline",
    matches,
  }),
  { name: "robots", content: "noindex" },
];

export const handle = { standsAlone: true };

/** The service worker shows this in place of a page that it has not stored. */
export default function Offline() {
  const hospital = useHospital();
  return (
    <main id="main" className="wrap section prose">
      <p className="eyebrow">No connection</p>
      <h1>You are offline</h1>
      <p className="lead">
        This page needs the internet, and your phone has no connection at the moment. Phone calls
        may still work.
      </p>
      <p className="row">
        <CallButton />
      </p>
      <p>
        In an emergency call <a href={`tel:${emergencyNumber}`}>{emergencyNumber}</a>, for an
        ambulance <a href={`tel:${ambulanceNumber}`}>{ambulanceNumber}</a>.
      </p>
      <p>
        {hospital.name}, {addressOf(hospital)}
      </p>
      <p>
        Kept on this phone: <a href={emergencyPage.path}>first aid in an emergency</a>,{" "}
        <a href={href("/")}>the home page</a> and <a href={href("/doctors")}>the doctors</a>, and
        the last pages that you read, as they were when you last had a connection.
      </p>
    </main>
  );
}
