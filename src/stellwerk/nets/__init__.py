"""Nets: files of weights, and what they fit."""

from stellwerk.nets.net_file import NetError, NetFile, NetHeader, Tensor, read_net, write_net

__all__ = ["NetError", "NetFile", "NetHeader", "Tensor", "read_net", "write_net"]
