/** What imports of files are, for the compiler: the bundler takes them in. */
declare module '*.css' {}
