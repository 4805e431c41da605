/** `/about/` */
import { About } from '../features/about/About.tsx'
import { Contact } from '../features/contact/Contact.tsx'

const AboutPage = () => (
  <main id="main" tabIndex={-1}>
    <About contact={<Contact />} />
  </main>
)

export default AboutPage
