import { expect, test } from "vitest";

import { isAuctionInHand } from "./auction_in_hand.ts";

test("the boxes stay in the hand until the bid is made, where there is room for them", () => {
  expect(isAuctionInHand("bid", false)).toBe(true);
  expect(isAuctionInHand("stake", false)).toBe(true);
  expect(isAuctionInHand("bid", true)).toBe(true);
  expect(isAuctionInHand("stake", true)).toBe(false);
});

test("whoever is not bidding sees it at the side", () => {
  expect(isAuctionInHand(undefined, false)).toBe(false);
  expect(isAuctionInHand("trains", false)).toBe(false);
});
