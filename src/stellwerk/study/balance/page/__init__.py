"""What was found about a board, as one page with plots that opens anywhere."""
