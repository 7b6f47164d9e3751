// What the build makes of the catalogues: the address of one text file for each language.
declare module "catalogue:*" {
  const address: string;
  export default address;
}
