/** File of the QR code that leads to a brand's contact: made by the site's configuration, shown by its components. */
export const contactQrCode = 'contact-code.svg'
