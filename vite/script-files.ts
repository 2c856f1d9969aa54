import { join } from "node:path";
import type { Plugin } from "vite";

const root = join(import.meta.dirname, "..");

/** Few files mean few requests and compress better. A group takes along what its files import, so shared ones come first. */
const scriptFiles = [
  {
    name: "framework",
    contents: [
      "node_modules/react/",
      "node_modules/react-dom/",
      "node_modules/react-router/",
      "node_modules/scheduler/",
    ],
  },
  {
    name: "visitor",
    contents: [
      "app/tokens.css",
      "app/base.css",
      "app/forms/field-lengths.",
      "app/hospital/dialled.",
      "app/hospital/hospital.",
      "app/language/language-of.",
      "app/language/locale.",
      "app/language/messages.",
      "app/language/sentence.",
      "app/language/translated.",
      "app/language/typed.",
      "app/language/use-locale.",
      "app/care/emergency-",
      "app/words/en/shell.",
      "app/words/shell.",
      "app/words/pages.",
      "app/pages/page-in.",
      "app/pages/pages.",
      "app/pages/seo.",
      "app/pages/shown-links.",
      "app/rendering/hydration.",
      "app/rendering/load-routes.",
      "app/rendering/mode.",
      "app/library/menu-groups.",
      "app/pictures/own.",
      "app/header/",
      "app/site/frame.",
      "app/site/footer.",
      "app/site/error-screens.",
      "app/rendering/hydrated.",
      "app/ui/icon.",
      "app/ui/load-failure.",
      "app/ui/picture.",
      "runtime/lookup-table.",
    ],
  },
  {
    name: "cards",
    contents: [
      "app/doctors/card.",
      "app/doctors/loading.",
      "app/language/money.",
      "app/doctors/years.",
      "app/gallery/card.",
      "app/gallery/photos.",
      "app/instagram/card.",
      "app/instagram/reel.",
      "app/uploads/photo.",
      "app/forms/text-rules.",
    ],
  },
  {
    name: "form",
    contents: [
      "app/ui/sending/error-summary.",
      "app/ui/sending/form-reply.",
      "app/ui/sending/not-sent-notice.",
      "app/ui/sending/send-form.",
      "app/ui/sending/submit-button.",
      "app/ui/fields/text-field.",
      "app/ui/fields/use-field.",
      "app/ui/theme.",
      "app/ui/sending/use-reply.",
    ],
  },
  { name: "notice", contents: ["app/ui/modal.", "app/ui/load-failure-notice."] },
  { name: "groups", contents: ["app/library/groups."] },
  { name: "preload", contents: ["\0vite/preload-helper"] },
  {
    name: "home",
    contents: [
      "app/home/facilities.",
      "app/home/hero.",
      "app/home/specialities.",
      "app/home/structure.",
      "app/home/tasks.",
      "app/home/vision.",
      "app/words/home.",
    ],
  },
  {
    name: "staff",
    contents: [
      "app/auth/roles.",
      "app/dashboard/layout.module.",
      "app/deletion/texts.",
      "app/language/counted.",
      "app/requests/path-with.",
      "app/sign-in/password-link-notice.",
      "app/timetable-desk/boxes.",
      "app/ui/confirm.",
      "app/ui/dialog.",
      "app/ui/dialog-link.",
      "app/ui/fields/field-group.",
      "app/ui/fields/form-key.",
      "app/ui/fields/staff-field-group.",
      "app/ui/fields/values-of.",
      "app/ui/if-loaded.",
      "app/ui/keeping/",
      "app/ui/link.",
      "app/ui/lists/list-page.",
      "app/ui/lists/drag-handle.",
      "app/ui/lists/list-search.",
      "app/ui/lists/sort-link.",
      "app/ui/lists/table.",
      "app/ui/hospital-time.",
      "app/ui/local-time.",
      "app/ui/sending/button-failure.",
      "app/ui/sending/conflict-notice.",
      "app/ui/sending/corrections.",
      "app/ui/staff-state-links.",
      "app/ui/summary-link.",
      "app/ui/use-focus.",
    ],
  },
  {
    name: "words",
    contents: ["app/timetable/range.", "app/timetable/words.", "app/words/opd."],
  },
  { name: "doctors", contents: ["app/words/doctors."] },
  {
    name: "list",
    contents: [
      "app/careers/states.",
      "app/doctors/availability-badge.",
      "app/doctors/fields.",
      "app/doctors/times.",
      "app/ui/email-link.",
      "app/ui/fields/search-choice.",
      "app/ui/words-link.",
    ],
  },
  {
    name: "account",
    contents: [
      "app/sign-in/code-field.",
      "app/sign-in/code-form.",
      "app/sign-in/sign-in.",
      "app/ui/fields/checkbox-field.",
      "app/ui/fields/password-field.",
    ],
  },
  {
    name: "mantine",
    contents: [
      "node_modules/@mantine/core/esm/core/",
      "node_modules/@mantine/core/esm/components/Input/",
      "node_modules/@mantine/core/esm/components/InputBase/",
      "node_modules/@mantine/core/esm/components/TextInput/",
      "node_modules/@mantine/core/esm/components/UnstyledButton/",
      "node_modules/@mantine/hooks/",
    ],
  },
  {
    name: "patient",
    contents: [
      "app/patients/labels.",
      "app/patients/message-links.",
      "app/patients/words.",
      "app/register/fee-field.",
      "app/register/words.",
      "app/register/booking/when-fields.",
      "app/ui/fields/choice-row.",
    ],
  },
  { name: "capabilities", contents: ["app/care/capabilities.", "app/words/capabilities."] },
  {
    name: "writing",
    contents: [
      "app/markdown/corrections.",
      "app/settings/fields.",
      "app/settings/paths.",
      "app/settings-desk/row-list.",
      "app/settings-desk/use-lists.",
      "app/ui/fields/text-area-field.",
      "app/uploads/limits.",
      "app/uploads/use-chosen-photo.",
    ],
  },
  { name: "article", contents: ["app/articles/article-page."] },
];

export function scriptGroups() {
  return scriptFiles.map(({ name, contents }) => ({
    name,
    test: (id: string) => !id.includes("?inline") && contents.some((path) => isIn(path, id)),
  }));
}

export function checkScriptFiles(): Plugin {
  return {
    name: "check-script-files",
    applyToEnvironment: ({ name }) => name === "client",
    buildEnd(error) {
      if (error) return;
      const modules = [...this.getModuleIds()];
      const unused = scriptFiles
        .flatMap(({ contents }) => contents)
        .filter((path) => !modules.some((id) => isIn(path, id)));
      if (unused.length > 0)
        this.error(`No module for scriptFiles in vite/script-files.ts: ${unused}`);
    },
  };
}

function isIn(path: string, id: string): boolean {
  // Packages may be installed in a folder above.
  if (path.startsWith("node_modules/")) return id.includes(`/${path}`);
  if (path.startsWith("\0")) return id.startsWith(path);
  return id.startsWith(`${root}/${path}`);
}
