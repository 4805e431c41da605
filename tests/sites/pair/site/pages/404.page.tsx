export default () => (
  <main>
    <title>404</title>
    <h1>404</h1>
  </main>
)
