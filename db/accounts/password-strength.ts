/** A guesser who knows the common passwords, and the person, needs ten to the power of this. */
const minimumGuesses = 9;

// The time that a guess takes to estimate grows faster than the password.
const maxCharacters = 64;

const advice = "Use four random words, such as the names of four things around you.";

interface Person {
  email: string;
  name: string;
  hospital: string;
}

type Strength = import("@zxcvbn-ts/core").ZxcvbnFactory;
let loading: Promise<Strength> | undefined;

// Some 30 MB of memory and a fifth of a second: loaded only when somebody sets a password.
async function load(): Promise<Strength> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
}

export async function findWeakness(password: string, person: Person): Promise<string | undefined> {
  loading ??= load();
  const text = password.slice(0, maxCharacters);
  const { guessesLog10, sequence } = (await loading).check(text, wordsOf(person));
  if (guessesLog10 >= minimumGuesses) return undefined;
  const isOwn = sequence.some((match) => match.dictionaryName === "userInputs");
  const reason = isOwn
    ? "This password is too much like the email, the name or the hospital."
    : "This password is easy to guess: many people use one like it.";
  return `${reason} ${advice}`;
}

function wordsOf({ email, name, hospital }: Person): string[] {
  const texts = [email, name, hospital];
  const words = texts.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u));
  const joined = texts.map((text) => text.toLowerCase().replace(/\s+/g, ""));
  return [...new Set([...words, ...joined, "staff", "admin", "dashboard"])].filter(
    (word) => word.length > 2,
  );
}
