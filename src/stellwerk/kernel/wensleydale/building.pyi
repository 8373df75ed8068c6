from typing import TypedDict

class Fees(TypedDict):
    white: int
    red: int
    green: int

def entering_fees(companies: int, landowners: int) -> Fees: ...
def starting_fees(companies: int, start_fee: bool) -> Fees: ...
