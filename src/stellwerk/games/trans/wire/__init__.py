"""Everything Trans Europa and Trans Amerika send and read, as structs."""
