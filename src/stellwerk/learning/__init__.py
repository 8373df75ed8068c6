"""Training nets by playing: imitation of a quick player first, then self-play (docs/learning.md).

It needs PyTorch: pip install 'stellwerk[learn]'.
"""
