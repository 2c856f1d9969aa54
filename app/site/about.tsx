import type { ReactNode } from "react";
import { href } from "react-router";
import { ambulanceNumber, emergencyNumber } from "#app/emergency-numbers.ts";
import { addressOf, useHospital } from "#app/hospital.ts";
import { aboutPage } from "#app/pages.ts";
import { readOwnPictures } from "#app/pictures/own.server.ts";
import { useOwnPictures } from "#app/pictures/own.ts";
import { exteriorDusk, privateRoom, reception, superDeluxeRoom } from "#app/pictures.ts";
import { pageMeta } from "#app/seo.ts";
import { Picture, type PictureFile } from "#app/ui/picture.tsx";
import type { Route } from "./+types/about";
import styles from "./about.module.css";
import { type Slide, Slideshow } from "./slideshow.tsx";

// Samples: to be replaced by the current lists before the site opens.
const publicInsurers = [
  "The New India Assurance",
  "National Insurance",
  "The Oriental Insurance",
  "United India Insurance",
];
const privateInsurers = ["Star Health", "HDFC ERGO", "ICICI Lombard", "Care Health"];
const administrators = ["Medi Assist", "Paramount Health Services", "MDIndia", "Vidal Health"];
const schemes = ["Ayushman Bharat PM-JAY", "CGHS", "ECHS", "Haryana Government employees"];

export const meta: Route.MetaFunction = ({ matches }) => pageMeta({ ...aboutPage, matches });

export function loader() {
  return { pictures: readOwnPictures("slideshow", "gallery") };
}

const slides: [Slide, Slide, Slide] = [
  { picture: exteriorDusk, caption: "The hospital at dusk (illustration)" },
  { picture: reception, caption: "Reception (illustration)" },
  { picture: privateRoom, caption: "Private room (illustration)" },
];

const room: Slide = { picture: superDeluxeRoom, caption: "Super deluxe room (illustration)" };

/** The caption says what the picture shows, so it needs no alternative text. */
function toSlide(picture: PictureFile | undefined): Slide | undefined {
  if (!picture) return undefined;
  const words = picture.alt.replace(/^Illustration: /, "");
  const caption = words === picture.alt ? words : `${words} (illustration)`;
  return { picture: { ...picture, alt: "" }, caption };
}

export default function About() {
  const hospital = useHospital();
  const own = useOwnPictures();
  const shownRoom = toSlide(own["gallery/super-deluxe-room"]) ?? room;
  return (
    <main id="main">
      <Slideshow
        label="Pictures of the hospital"
        slides={[
          toSlide(own["slideshow/1"]) ?? slides[0],
          toSlide(own["slideshow/2"]) ?? slides[1],
          toSlide(own["slideshow/3"]) ?? slides[2],
        ]}
      />
      <div className={`wrap ${styles.opening}`}>
        <p className="eyebrow">About {hospital.name}</p>
        <h1>A small hospital that takes its time for you</h1>
        <p className="lead">
          We are a private hospital of {hospital.beds} beds in {hospital.street}, {hospital.city}.
          Here the person at reception knows which doctor you came to see, and the nurse who settles
          you in at night may be the one who says good morning.
        </p>
      </div>
      <div className="wrap">
        <Section title="Our mission">
          <p>
            To give every patient careful treatment, a clear explanation and an honest bill. We
            begin with the test that is needed and stop at the treatment that is enough. Before any
            operation we tell you what it can do, what it cannot, and what happens if you wait.
          </p>
        </Section>
        <Section title="Our vision">
          <p>
            A city in which good care is close to home. A mother in labour, a farmer with a stone, a
            grandfather after a stroke: they should find help near their family, in a language they
            speak, without a long journey. What we cannot do well here, we arrange elsewhere.
          </p>
        </Section>
        <Section title="Our specialities">
          <p>
            Seven departments work under one roof, and their doctors see each other every day. A
            patient with diabetes who needs an operation is seen by the physician and the surgeon
            together. Neurologists and children’s doctors hold their clinics here as well.
          </p>
        </Section>
        <Section title="Facilities">
          <dl>
            <dt>Operation theatre</dt>
            <dd>
              For open and keyhole surgery, with a recovery area where a nurse stays beside you
              until you are fully awake.
            </dd>
            <dt>Intensive care</dt>
            <dd>
              {hospital.icuBeds} beds for patients who need close watching. Families get news at
              fixed times, and whenever something changes.
            </dd>
            <dt>NICU room</dt>
            <dd>For newborns who need close watching. Mothers may sit in.</dd>
            <dt>Laboratory and pharmacy</dt>
            <dd>In the building, so that most reports and medicines reach the bedside quickly.</dd>
            <dt>Ambulance bay</dt>
            <dd>
              At the main door. In an emergency call{" "}
              <a href={`tel:${emergencyNumber}`}>{emergencyNumber}</a>, for an ambulance{" "}
              <a href={`tel:${ambulanceNumber}`}>{ambulanceNumber}</a>.
            </dd>
          </dl>
        </Section>
        <Section title="Rooms">
          <Picture
            picture={shownRoom.picture}
            sizes="(min-width: 64em) 44rem, 92vw"
            className={styles.room}
          />
          <p>
            <small>{shownRoom.caption}</small>
          </p>
          <dl>
            <dt>Ward</dt>
            <dd>Shared, with curtains around each bed and a chair for one relative.</dd>
            <dt>Private room</dt>
            <dd>One bed, your own bathroom, and a couch on which a relative can sleep.</dd>
            <dt>Super deluxe room</dt>
            <dd>A larger room with a sitting corner, for a long stay or many visitors.</dd>
          </dl>
          <p>
            The care is the same in each of them; only the room and its charge differ. Ask reception
            for the charges before you decide.
          </p>
        </Section>
        <Section title="Our team">
          <p>
            Consultants, resident doctors, nurses, technicians, pharmacists and the people who cook
            and clean: each of them is part of how you get well. Every shift begins with a handover
            at the bedside. Meet <a href={href("/management")}>the people who lead the hospital</a>,
            or find <a href={href("/doctors")}>a doctor and the OPD times</a>.
          </p>
        </Section>
        <Section title="In the community">
          <p>
            We go out as well. Health camps in the villages around us check blood pressure, sugar
            and eyes without charge. In schools we teach first aid and hand washing; with local
            groups we talk about breast and cervical checks, tobacco, and when to worry about a
            fever.
          </p>
        </Section>
        <Section id="insurance" title="Insurance and cashless treatment">
          <p>
            For a planned stay bring your policy card and an identity card to reception two days
            before; in an emergency within a day of admission. Reception sends the request and tells
            you what the insurer does not pay.
          </p>
          <p className={styles.note}>
            This is a sample list. Companies join and leave: please ask reception about yours at{" "}
            <a href={hospital.phone.link}>{hospital.phone.shown}</a> before you rely on it.
          </p>
          <div className={styles.insurers}>
            <Names title="Public insurers" names={publicInsurers} />
            <Names title="Private insurers" names={privateInsurers} />
            <Names title="Third-party administrators" names={administrators} />
            <Names title="Public schemes" names={schemes} />
          </div>
        </Section>
        <aside className={`panel ${styles.visit}`}>
          <h2>Come and see us</h2>
          <p>
            {hospital.name}, {addressOf(hospital)}
          </p>
          <p className="row">
            <a href={hospital.phone.link} className="button gold">
              Call {hospital.phone.shown}
            </a>
            <a href={hospital.map} className="button quiet">
              Find the way
            </a>
          </p>
        </aside>
      </div>
    </main>
  );
}

function Section({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className={styles.topic}>
      <h2>{title}</h2>
      <div className="prose">{children}</div>
    </section>
  );
}

function Names({ title, names }: { title: string; names: string[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul className="plain">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  );
}
