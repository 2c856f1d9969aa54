import article from "../../article.json";

export const dynamic = "force-static";

export default function Page() {
  return (
    <>
      <style>{article.style}</style>
      {/** biome-ignore lint/security/noDangerouslySetInnerHtml: the body of our own page */}
      <div dangerouslySetInnerHTML={{ __html: article.body }} />
    </>
  );
}
