import type { Link } from "#db/texts/links.ts";

export const sampleLinks: readonly Pick<Link, "category" | "url">[] = [
  { category: "homeinsta", url: "https://www.instagram.com/reel/SampleHome1/" },
  { category: "homeinsta", url: "https://www.instagram.com/reel/SampleHome2/" },
  { category: "homeinsta", url: "https://www.instagram.com/reel/SampleHome3/" },
  { category: "mediainsta", url: "https://www.instagram.com/reel/SampleMedia1/" },
  { category: "mediainsta", url: "https://www.instagram.com/reel/SampleMedia2/" },
  { category: "mediainsta", url: "https://www.instagram.com/reel/SampleMedia3/" },
  { category: "mediainsta", url: "https://www.instagram.com/reel/SampleMedia4/" },
];
