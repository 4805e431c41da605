/** What imports of files are, for the compiler: the bundler takes them in, stylesheets and their classes, images, texts. */
/// <reference types="vite/client" preserve="true" />
