import article from "../article.json";

export const metadata = { title: article.title };

export default function Layout({ children }) {
  return (
    <html lang="en-IN">
      <body>{children}</body>
    </html>
  );
}
