export default function Login() {
  return (
    <main>
      <title>Login</title>
      <h1>Login</h1>
    </main>
  )
}
