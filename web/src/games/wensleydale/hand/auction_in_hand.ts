/** Where the auction lies: in the hand of whoever bids, else at the side. */

/** Whether it lies in the hand; on phones the amounts of a bid need the room, and the box is named with them. */
export function isAuctionInHand(kind: string | undefined, isOnPhone: boolean): boolean {
  return kind === "bid" || (kind === "stake" && !isOnPhone);
}
