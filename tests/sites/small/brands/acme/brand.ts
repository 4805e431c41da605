export default { id: 'acme', origin: 'https://acme.example', locales: ['zh', 'en'], content: 'acme' }
