import { inItsLanguage } from "#app/language/language-of.ts";
import { useOwnPictures } from "#app/pictures/own.ts";
import { Picture, type PictureFile } from "#app/ui/picture.tsx";
import { lookupTable } from "#runtime/lookup-table.ts";
import styles from "./accreditations.module.css";
import type { Facts } from "./facts.server.ts";
import { Section } from "./section.tsx";

// Plain drawings: nothing that could be taken for the mark of an accrediting body.
const icons = {
  certificate: "M12 15a6 6 0 1 0 0-12 6 6 0 0 0 0 12zM9 9l2 2 4-4M8 14l-1 7 5-2 5 2-1-7",
  shield: "M12 3l8 3v5c0 5-3 8-8 10-5-2-8-5-8-10V6zM8.500 11.500l2.500 2.500 4.500-5",
  drop: "M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11zM9 14a3 3 0 0 0 3 3",
  bell: "M6 17v-6a6 6 0 0 1 12 0v6l2 2H4zM10 22h4M12 3v2",
};

/** By the items of the sample; others have the certificate. */
const iconOf = lookupTable<keyof typeof icons>({
  safety: "shield",
  infection: "drop",
  nursing: "bell",
});

export function Accreditations({ items }: { items: Facts["accreditations"] }) {
  const own = useOwnPictures();
  if (items.length === 0) return null;
  return (
    <Section id="accreditations" title="Accreditations">
      <ul className={`plain ${styles.list}`}>
        {items.map(({ id, name, text, certificate, link }) => (
          <li key={id}>
            <Emblem
              picture={own[`accreditation/${id}`]}
              drawing={icons[iconOf[id] ?? "certificate"]}
            />
            <div>
              <h3 {...inItsLanguage(name)} />
              {text && <p {...inItsLanguage(text)} />}
              {(certificate || link) && (
                <p>
                  {certificate} {link && <a href={link}>Verify</a>}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The mark that the hospital has sent, or a drawing. */
function Emblem({ picture, drawing }: { picture: PictureFile | undefined; drawing: string }) {
  if (picture) return <Picture picture={picture} alt="" sizes="3.5rem" />;
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawing} />
    </svg>
  );
}
