/** The style sheets of demos and of responses to what a visitor sent: a file that only these link. */
export const styleSheets = import.meta.glob(['./{demos,results}/*.module.css', '../ui/tour.module.css'], {
  eager: true,
  import: 'default',
});
