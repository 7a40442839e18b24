export default function HomePage() {
  return <h1>Aivani</h1>;
}
