/** `/about/` */
import { useBrand } from '../../engine/client/index.ts'
import type { SiteBrand } from '../brand.ts'
import { About } from '../features/about/About.tsx'
import { Contact } from '../features/contact/Contact.tsx'
import { ContactForm } from '../features/feedback/ContactForm.tsx'

export default function AboutPage() {
  const { features } = useBrand<SiteBrand>()
  return (
    <main id="main" tabIndex={-1}>
      <About contact={<Contact form={features.contactForm && <ContactForm />} />} />
    </main>
  )
}
