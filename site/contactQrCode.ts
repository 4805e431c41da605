/** File of the QR code of a brand's WeChat account: made by the site's configuration, shown by its components. */
export const contactQrCode = 'contact-code.svg'
