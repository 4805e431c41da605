/** A module of the package, which describes itself only as a whole. */
declare module 'sm-crypto/src/sm2/index.js' {
  const sm2: typeof import('sm-crypto').sm2
  export default sm2
}
