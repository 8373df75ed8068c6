/** What is fetched for a board may come when another one is shown already. */

/** Takes what comes, unless it was called off before; what comes back calls it off. */
export function takeWhenLoaded<Loaded>(coming: Promise<Loaded>, take: (loaded: Loaded) => void): () => void {
  let isWanted = true;
  void coming.then((loaded) => {
    if (isWanted) take(loaded);
  });
  return () => {
    isWanted = false;
  };
}
